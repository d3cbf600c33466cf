// A film that is made becomes a version of its program.
import type { Timeline } from '../../../../../generated/facts/features/programs'
import type { JobWork } from '../../../../server/jobs/job'
import { addAsset, originalPath, storeFile } from '../../../media/server'
import { changes, lengthOf, msOf, startsOf, validate } from '../../timeline'
import { whoWithdrew } from '../consented'
import { factsOf } from '../programFacts'
import type { Render } from './renderJob'
import { RenderFailed } from './renderFailed'
import { tellOfFilm } from './tellOfFilm'

type StoredFile = Awaited<ReturnType<typeof storeFile>>

/** All of it or nothing: a film without a version is not kept. No transaction waits for the store. */
export async function finishRender(render: Render, path: string, work: JobWork): Promise<void> {
  const { id, customerId } = render
  const { storage } = work.services.media
  const file = await storeFile({ id, customerId, path }, work.services)
  const forget = () => storage.remove([originalPath(file)])
  try {
    const told = await keepVersion(render, file, work)
    if (!told) return await forget()
    for (const tell of told) await tell()
  } catch (fault) {
    // Whatever else fails may have been kept, or is tried again and stores the same.
    if (fault instanceof RenderFailed) await forget()
    throw fault
  }
}

/** What is to be told of it; undefined where nobody wants it any more. */
async function keepVersion(
  render: Render,
  file: StoredFile,
  work: JobWork,
): Promise<ReadonlyArray<() => void | Promise<void>> | undefined> {
  const { database, services, newId, now } = work
  const { customerId, programId, timeline } = render
  const told: (() => void | Promise<void>)[] = []
  const afterCommit = (tell: () => void | Promise<void>) => void told.push(tell)
  return database.db.transaction().execute(async (db) => {
    const program = await db
      .selectFrom('programs')
      .select(['title', 'versionNo', 'timelineRev', 'state'])
      .where('id', '=', programId)
      .forUpdate()
      .executeTakeFirst()
    const wanted = await db
      .selectFrom('programRenders')
      .select('id')
      .where('id', '=', render.id)
      .where('state', 'in', ['waiting', 'running'])
      .forUpdate()
      .executeTakeFirst()
    if (!program || !wanted) return undefined
    const member = { customerId, userId: render.askedBy ?? '' }
    const context = { db, now: now(), services, newId, member }
    const withdrawn = await whoWithdrew(timeline, context)
    if (withdrawn !== undefined) throw new RenderFailed('consentRevoked', { title: withdrawn })
    const versionNo = program.versionNo + 1
    const name = `${program.title} ${versionNo}.mp4`
    await addAsset({ ...file, name }, context)
    const before = await db
      .selectFrom('programVersions')
      .select('timeline')
      .where('programId', '=', programId)
      .where('versionNo', '=', program.versionNo)
      .executeTakeFirst()
    const issues = validate(timeline, await factsOf(timeline, context))
    const durationMs = msOf(lengthOf(timeline), timeline)
    const versionId = newId()
    await db
      .insertInto('programVersions')
      .values({
        id: versionId,
        customerId,
        programId,
        versionNo,
        timeline: JSON.stringify(timeline),
        contentHash: render.contentHash,
        note: render.note,
        changes: JSON.stringify(before?.timeline ? changesOf(before.timeline, timeline) : []),
        durationMs,
        bodyEndMs: bodyEndOf(timeline),
        isIncomplete: issues.some(({ code }) => code === 'slotEmpty'),
        assetId: file.id,
        madeBy: render.askedBy,
        madeAt: now(),
      })
      .execute()
    await db
      .updateTable('programRenders')
      .set({ state: 'done', phase: null, versionId, endedAt: now() })
      .where('id', '=', render.id)
      .execute()
    await db
      .updateTable('programs')
      .set({
        versionNo,
        hasChanges: program.timelineRev !== render.timelineRev,
        finishedAt: now(),
        ...(program.state === 'rendering' ? { state: 'ready' as const } : {}),
      })
      .where('id', '=', programId)
      .execute()
    const film = { programId, title: program.title, askedBy: render.askedBy }
    await tellOfFilm('filmMade', film, { ...context, member: { customerId }, afterCommit })
    return told
  })
}

/** Where its outro begins, in ms. */
function bodyEndOf(timeline: Timeline): number {
  const last = timeline.blocks.length - 1
  const isOutro = last > 0 && timeline.blocks[last]?.kind === 'bumper'
  return msOf(isOutro ? startsOf(timeline)[last]! : lengthOf(timeline), timeline)
}

/** Without the blocks themselves, which both versions keep. */
const changesOf = (before: Timeline, after: Timeline) =>
  changes(before, after).map(({ fromMs, toMs, kind, was }) => ({ fromMs, toMs, kind, was }))
