// Files that somebody was asked for: what is done with them, and what the feature that asks is told.
import type { File } from '../../../../generated/facts/features/files'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { abandonAsset, releaseAsset } from '../../media/server'
import { presentFile } from './fileView'
import { deleteFile, loadAnyFiles } from './queries'

export interface HandedIn {
  readonly fileRequestId: string
  readonly fileId: string
  readonly name: string
  readonly bytes: number
}

/** Known to a feature above this one. */
export interface RequestedFiles {
  /** A file is about to come: refuses what is not asked for, or not of whoever sends it. */
  handIn(file: HandedIn, context: Context): Promise<void>
}

declare module '../../../server/services' {
  interface Services {
    readonly requestedFiles: RequestedFiles
  }
}

/** `own` rows: the person may upload for a request of their own, and for nothing else. */
export function requireRequest(
  { fileRequestId }: { readonly fileRequestId?: string | undefined },
  { rows }: Pick<Context, 'rows'>,
): void {
  if (rows === 'own' && fileRequestId === undefined) throw failure('noOpenTask')
}

/** By their ids; who sees them is judged by whoever asks. */
export async function requestedFiles(
  ids: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, File>> {
  const rows = await loadAnyFiles(context.db, context.member.customerId, ids)
  return new Map(rows.map((row) => [row.id, presentFile(row, context)]))
}

/** Once they are accepted they stand in Files, and else in their request alone. */
export async function placeFiles(
  ids: readonly string[],
  awaitedBy: string | null,
  { db, member, now }: Pick<Context, 'db' | 'member' | 'now'>,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('files')
    .set((row) => ({
      awaitedBy,
      rev: row('rev', '+', 1),
      updatedAt: now,
      updatedBy: member.userId,
    }))
    .where('customerId', '=', member.customerId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Deletes a file that was never in Files, with its bytes, and ends its upload. */
export async function dropRequestedFile(id: string, context: Context): Promise<void> {
  const { db, member, now } = context
  const file = await db
    .selectFrom('files')
    .select('assetId')
    .where('customerId', '=', member.customerId)
    .where('id', '=', id)
    .where('awaitedBy', 'is not', null)
    .executeTakeFirst()
  if (!file) return
  if (await abandonAsset(member.customerId, file.assetId, context)) return
  await deleteFile(db, member.customerId, id)
  await releaseAsset(db, member.customerId, file.assetId, now)
}
