import { sql } from 'kysely'
import type { Handler } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { Failure, tooManyAttempts } from '../../../server/errors'
import { writingSession } from '../../analytics/server'
import { deviceOf, playSeconds, watchedShare } from '../../analytics/session'
import { coverageOf } from '../share'
import { requireVisit } from './admit'
import { filmRows } from './films'

/** Twice the same changes nothing: each second of a film is a bit. */
export const reportShareViewing: Handler<'reportShareViewing'> = async (given, context) => {
  const { db, now, caller, services } = context
  const wait = services.sharing.limits.report(caller.ip, now)
  if (wait > 0) throw tooManyAttempts(wait)
  const visit = await requireVisit(given.pass, context).catch((fault: unknown) => {
    if (fault instanceof Failure && fault.code === 'shareClosed') return undefined
    throw fault
  })
  const film = visit && (await findFilm(db, visit.page.id, given.versionId, now))
  if (!visit || !film) return { isGone: true }
  const { page, pass } = visit
  const seconds = Math.max(1, Math.ceil(film.durationMs / 1000))
  const played = coverageOf(given.ranges, seconds)
  const device = deviceOf(caller.userAgent)
  const session = writingSession({
    customerId: page.customerId,
    programId: film.programId,
    versionNo: film.versionNo,
    sessionId: pass.visitId,
    userId: null,
    visitor:
      pass.email === undefined
        ? undefined
        : services.sharing.visitorOf(page.customerId, pass.email),
    source: given.isEmbedded ? 'embed' : 'share',
    device,
    coverage: played.slice(0, Math.max(1, Math.ceil(film.bodyEndMs / 1000))),
    now,
  })
  const { recipientId } = pass
  const downloaded = given.hasDownloaded && page.allowDownload ? { downloadedAt: now } : {}
  await db.transaction().execute(async (within) => {
    const row = await within
      .with('session', () => session)
      .insertInto('shareVisits')
      .values({
        visitId: pass.visitId,
        customerId: page.customerId,
        pageId: page.id,
        versionId: given.versionId,
        address: pass.email ?? null,
        device,
        startedAt: now,
        lastAt: now,
        coverage: sql<string>`${played}::text::bit varying`,
        ...downloaded,
      })
      .onConflict((known) =>
        known.columns(['visitId', 'versionId']).doUpdateSet({
          lastAt: now,
          coverage: sql`share_visits.coverage | excluded.coverage`,
          ...(pass.email === undefined ? {} : { address: pass.email }),
          ...downloaded,
        }),
      )
      .returning([sql<number>`bit_count(coverage)::int`.as('watched'), 'isPlay'])
      .executeTakeFirstOrThrow()
    if (row.watched < playSeconds(seconds)) return
    if (recipientId !== undefined) {
      const what = row.watched >= Math.ceil(seconds * watchedShare) ? 'watched' : 'started'
      await services.shareRecipients.reached(recipientId, what, { db: within, now })
    }
    if (row.isPlay) return
    await within
      .updateTable('shareVisits')
      .set({ isPlay: true })
      .where('visitId', '=', pass.visitId)
      .where('versionId', '=', given.versionId)
      .execute()
    await within
      .updateTable('sharePages')
      .set({ plays: sql`plays + 1` })
      .where('id', '=', page.id)
      .execute()
  })
  return { isGone: false }
}

export const findFilm = (db: Db, pageId: string, versionId: string, now: Date) =>
  filmRows(db, pageId, now)
    .select(['version.durationMs', 'version.bodyEndMs', 'version.versionNo'])
    .select(['program.id as programId', 'program.customerId', 'program.title'])
    .where('version.id', '=', versionId)
    .executeTakeFirst()
