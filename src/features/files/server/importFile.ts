import type { Context } from '../../../server/context'
import type { RowOf } from '../../../server/database/tables'
import { cleanText, titleOfFile } from '../../media/fileName'
import { importAsset } from '../../media/server'
import { kindByName } from '../file'

export interface FileImport extends Partial<Pick<RowOf<'files'>, 'licence' | 'licenceText'>> {
  readonly visibility?: 'private' | 'shared' | 'customer'
  readonly sharedWith?: readonly string[]
  readonly customerId: string
  readonly ownerUserId: string
  /** Of a file on this machine; it is copied. */
  readonly path: string
  readonly title?: string
  readonly createdAt: Date
  readonly tags?: string[]
  /** Such as 2026-11-22. */
  readonly licenceExpiresAt?: string
  /** The request it was handed in for, while that is not accepted. */
  readonly awaitedBy?: string
  /** The file of which this is the next version. */
  readonly follows?: { readonly firstId: string; readonly versionNo: number }
}

/** A file that is there already, such as one of the demo. */
export async function importFile(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'services'>,
  { path, title, follows, sharedWith = [], ...file }: FileImport,
): Promise<{ fileId: string }> {
  const id = context.newId()
  const name = path.split('/').at(-1) ?? 'file'
  const { customerId, ownerUserId, createdAt } = file
  const assetId = await importAsset({ customerId, path, name, purpose: 'file' }, context)
  await context.db
    .insertInto('files')
    .values({
      ...file,
      id,
      assetId,
      firstId: id,
      kind: kindByName(name),
      ...(follows ? { firstId: follows.firstId, versionNo: follows.versionNo + 1 } : {}),
      title: cleanText(title ?? titleOfFile(name)),
      createdBy: ownerUserId,
      updatedAt: createdAt,
    })
    .execute()
  for (const userId of sharedWith) {
    await context.db.insertInto('fileShares').values({ customerId, fileId: id, userId }).execute()
  }
  return { fileId: id }
}
