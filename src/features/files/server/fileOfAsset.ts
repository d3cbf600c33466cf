import { cleanText } from '../../media/fileName'
import type { Context } from '../../../server/context'
import { kindByName } from '../file'

interface AssetFile {
  readonly assetId: string
  readonly title: string
  readonly ownerUserId: string
}

/** A file of an asset that is there already. */
export async function fileOfAsset(
  { assetId, title, ownerUserId }: AssetFile,
  {
    db,
    now,
    newId,
    member: { customerId },
  }: Pick<Context, 'db' | 'now' | 'newId'> & {
    readonly member: Pick<Context['member'], 'customerId'>
  },
): Promise<string> {
  const { name } = await db
    .selectFrom('mediaAssets')
    .select('name')
    .where('id', '=', assetId)
    .executeTakeFirstOrThrow()
  const id = newId()
  await db
    .insertInto('files')
    .values({
      id,
      customerId,
      assetId,
      firstId: id,
      ownerUserId,
      kind: kindByName(name),
      title: cleanText(title),
      createdBy: ownerUserId,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}
