// All SQL that touches what comes in from Zoom.
import { mediaRows } from '../../../media/server'
import type { Db, RowOf } from '../../../../server/database/tables'
import { usualRule } from '../../usualRule'

export type FailCode = NonNullable<RowOf<'zoomImports'>['failCode']>

export interface NewImport {
  readonly id: string
  readonly customerId: string
  readonly connectionId: string
  readonly meetingId: string
  readonly topic: string
  readonly heldAt: Date
  readonly isByRule: boolean
  readonly askedAt: Date
}

/** The id of the import that begins; undefined: it is there, or on its way. */
export async function insertImport(db: Db, fresh: NewImport): Promise<string | undefined> {
  const { connectionId, meetingId } = fresh
  // Whose clip was deleted for good, or what could not be fetched, comes in anew.
  await db
    .deleteFrom('zoomImports')
    .where('connectionId', '=', connectionId)
    .where('meetingId', '=', meetingId)
    .where((row) =>
      row.or([
        row('state', '=', 'failed'),
        row.and([row('state', '=', 'done'), row('clipId', 'is', null)]),
      ]),
    )
    .execute()
  const inserted = await db
    .insertInto('zoomImports')
    .values(fresh)
    .onConflict((same) => same.columns(['connectionId', 'meetingId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** With what its person wants of recordings. */
export async function findImport(db: Db, id: string) {
  const row = await db
    .selectFrom('zoomImports as import')
    .innerJoin('integrationConnections as connection', 'connection.id', 'import.connectionId')
    .innerJoin('users', 'users.id', 'connection.userId')
    .leftJoin('zoomRules as rule', 'rule.connectionId', 'connection.id')
    .selectAll('import')
    .select(['connection.userId', 'users.locale', 'rule.picture', 'rule.withTranscript'])
    .where('import.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      picture: row.picture ?? usualRule.picture,
      withTranscript: row.withTranscript ?? usualRule.withTranscript,
    }
  )
}

export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const finishImport = (db: Db, id: string, clipId: string) =>
  db
    .updateTable('zoomImports')
    .set({ state: 'done', clipId })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()

export const failImport = (db: Db, id: string, failCode: FailCode) =>
  db
    .updateTable('zoomImports')
    .set({ state: 'failed', failCode })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** How far they are, with the pictures of the clips that they became. */
export const listImports = (db: Db, connectionId: string, meetingIds: readonly string[]) =>
  db
    .selectFrom('zoomImports as import')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.subjectId', '=', 'import.id').on('jobs.kind', '=', importKind),
    )
    .leftJoin('footageClips as clip', 'clip.id', 'import.clipId')
    .leftJoin(mediaRows(db).as('media'), 'media.assetId', 'clip.assetId')
    .select(['import.meetingId', 'import.state', 'import.failCode', 'import.isByRule'])
    .select(['import.clipId', 'clip.deletedAt', 'clip.ownerUserId', 'jobs.heldBy', 'jobs.progress'])
    .select(['media.renditions', 'media.addressRev'])
    .where('import.connectionId', '=', connectionId)
    .where('import.meetingId', 'in', [...meetingIds, ''])
    .execute()

export const importKind = 'integrations.importRecording'
