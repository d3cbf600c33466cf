// What of the store the visitors of a page may read now.
import { sql } from 'kysely'
import type { GrantStand } from '../../../server/media/grantedMediaPlugin'
import type { Db } from '../../../server/database/tables'
import type { FoundPage } from './findPage'
import { isWatchable, pageRows, stateOf } from './pageStates'

/** Of a page as it is now: a new link or password ends what was given before. */
export const grantOf = ({ id, grantNo }: Pick<FoundPage, 'id' | 'grantNo'>) => `${id}_${grantNo}`

/**
 * A film of any version goes on as long as its program is on air: another version may have come since
 * somebody began to watch.
 */
export async function findShareStand(
  db: Db,
  grant: string,
  assetId: string,
  now: Date,
): Promise<GrantStand | undefined> {
  const [pageId = '', grantNo = ''] = grant.split('_')
  const found = await pageRows(db)
    .innerJoin('shareItems as item', 'item.pageId', 'page.id')
    .innerJoin('programs as program', 'program.id', 'item.programId')
    .innerJoin('programVersions as version', 'version.programId', 'program.id')
    .innerJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .select(['page.customerId', 'page.allowDownload', 'asset.addressRev', 'program.title'])
    .where('page.id', '=', pageId)
    .where('page.grantNo', '=', Number(grantNo) || 0)
    .where('asset.id', '=', assetId)
    .where(isWatchable(now))
    .where(sql<boolean>`${stateOf(now)} in ('active', 'usedUp')`)
    .executeTakeFirst()
  return (
    found && {
      customerId: found.customerId,
      rev: found.addressRev,
      downloadName: found.allowDownload ? `${found.title}.mp4` : undefined,
    }
  )
}
