// What scripts said each time they were ready.
import type {
  ListScriptVersionsRequest,
  ListScriptVersionsResponse,
} from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { notFound } from '../../../server/errors'
import { scripts } from './scripts'

/** Keeps what a script says now, unless it is what was kept last. The script is locked. */
export async function addVersion(
  scriptId: string,
  { db, now, member }: Pick<Context, 'db' | 'now' | 'member'>,
): Promise<void> {
  const { customerId, title, body, versionNo } = await db
    .selectFrom('scripts')
    .select(['customerId', 'title', 'body', 'versionNo'])
    .where('id', '=', scriptId)
    .executeTakeFirstOrThrow()
  const [last] = await versionsOf(db, scriptId, 1)
  if (last?.title === title && last.body === body) return
  const next = versionNo + 1
  await db.updateTable('scripts').set({ versionNo: next }).where('id', '=', scriptId).execute()
  await db
    .insertInto('scriptVersions')
    .values({
      customerId,
      scriptId,
      versionNo: next,
      title,
      body,
      savedBy: member.userId,
      savedAt: now,
    })
    .execute()
}

/** As many as somebody may want to look back to. */
const mostVersions = 100

export async function listScriptVersions(
  { scriptId }: ListScriptVersionsRequest,
  context: Context,
): Promise<ListScriptVersionsResponse> {
  const [script] = await scripts.find([scriptId], context)
  if (!script) throw notFound()
  const versions = await versionsOf(context.db, scriptId, mostVersions)
  return {
    versions: versions.map(({ versionNo, title, body, savedBy, name, pictureUrl, savedAt }) => ({
      versionNo,
      title,
      body,
      ...(savedBy === null || name === null
        ? {}
        : { savedBy: { id: savedBy, name, ...(pictureUrl === null ? {} : { pictureUrl }) } }),
      savedAt: savedAt.toISOString(),
    })),
  }
}

/** The latest first. */
const versionsOf = (db: Db, scriptId: string, most: number) =>
  db
    .selectFrom('scriptVersions as version')
    .leftJoin('users as saver', 'saver.id', 'version.savedBy')
    .selectAll('version')
    .select(['saver.name', 'saver.pictureUrl'])
    .where('version.scriptId', '=', scriptId)
    .orderBy('version.versionNo', 'desc')
    .limit(most)
    .execute()
