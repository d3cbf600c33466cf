// What of a program or a storyboard editors can be given.
import type { OfferedItem } from '../../../../generated/facts/features/pro-edits'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { clipRows } from '../../footage/server'
import { seenFiles } from '../../files/server'
import { mediaRows, presentMedia } from '../../media/server'
import { mediaOfTimeline, programs } from '../../programs/server'
import { storyboards } from '../../storyboards/server'
import { shotThreads } from '../../tasks/server'

export interface Source {
  readonly programId?: string
  readonly storyboardId?: string
}

export interface Offer {
  readonly title: string
  readonly items: readonly OfferedItem[]
}

/** Of what this person may send; refuses the rest. */
export async function offerOf(
  { programId, storyboardId }: Source,
  context: Context,
): Promise<Offer> {
  if ((programId === undefined) === (storyboardId === undefined))
    throw malformedRequest('Either a program or a storyboard is sent.', [
      { field: 'programId', code: 'required' },
    ])
  return programId === undefined
    ? ofStoryboard(storyboardId ?? '', context)
    : ofProgram(programId, context)
}

async function ofProgram(programId: string, context: Context): Promise<Offer> {
  const { title, may, trashed } = await programs.shown(programId, context)
  if (trashed) throw notFound()
  if (!may.includes('order')) throw may.includes('edit') ? failure('noEditors') : notFound()
  const { timeline } = await context.db
    .selectFrom('programs')
    .select('timeline')
    .where('customerId', '=', context.member.customerId)
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  const media = mediaOfTimeline(timeline)
  const idsOf = (kind: string) => media.filter(({ type }) => type === kind).map(({ id }) => id)
  return {
    title,
    items: [
      ...(await versionsOf(programId, context)),
      ...(await clipsAmong(idsOf('clip'), context)),
      ...(await filesAmong(idsOf('file'), context)),
    ],
  }
}

/** The takes that were accepted for its shots. */
async function ofStoryboard(storyboardId: string, context: Context): Promise<Offer> {
  const { db, member } = context
  const { title, trashed } = await storyboards.shown(storyboardId, context)
  if (trashed) throw notFound()
  const shots = await db
    .selectFrom('storyboardShots')
    .select('id')
    .where('customerId', '=', member.customerId)
    .where('storyboardId', '=', storyboardId)
    .where('removedAt', 'is', null)
    .execute()
  const threads = await shotThreads(
    db,
    member.customerId,
    shots.map(({ id }) => id),
  )
  const accepted = [...threads.values()].flatMap(({ state, clip }) =>
    state === 'accepted' && clip ? [clip.id] : [],
  )
  return { title, items: await clipsAmong(accepted, context) }
}

/** What was made of it last. */
async function versionsOf(programId: string, context: Context): Promise<OfferedItem[]> {
  const { db, member } = context
  const version = await db
    .selectFrom('programVersions as version')
    .innerJoin('programs as program', 'program.id', 'version.programId')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'version.assetId')
    .selectAll('media')
    .select(['version.id', 'program.title'])
    .where('version.customerId', '=', member.customerId)
    .where('version.programId', '=', programId)
    .orderBy('version.versionNo', 'desc')
    .executeTakeFirst()
  if (!version) return []
  const { id, title, durationMs } = version
  const { posterUrl } = presentMedia(version, context)
  return [{ kind: 'version', id, name: title, posterUrl, durationMs: durationMs ?? undefined }]
}

async function clipsAmong(ids: readonly string[], context: Context): Promise<OfferedItem[]> {
  if (ids.length === 0) return []
  const { db, member } = context
  const rows = await clipRows(db, member)
    .selectAll('media')
    .select(['clip.id', 'clip.title'])
    .where('clip.id', 'in', [...ids])
    .where('clip.deletedAt', 'is', null)
    .where('clip.withdrawnBy', 'is', null)
    .orderBy('clip.titleKey')
    .execute()
  return rows.map((row) => ({
    kind: 'clip',
    id: row.id,
    name: row.title,
    posterUrl: presentMedia(row, context).posterUrl,
    durationMs: row.durationMs ?? undefined,
  }))
}

async function filesAmong(ids: readonly string[], context: Context): Promise<OfferedItem[]> {
  if (ids.length === 0) return []
  const rows = await seenFiles(context)
    .select(['file.id', 'file.title'])
    .where('file.id', 'in', [...ids])
    .where('file.deletedAt', 'is', null)
    .orderBy('file.titleKey')
    .execute()
  return rows.map(({ id, title }) => ({ kind: 'file', id, name: title }))
}
