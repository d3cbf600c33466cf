// What of the store those who edit may read now: what belongs to an order, while they may.
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import type { GrantStand } from '../../../server/media/grantedMediaPlugin'
import { downloadNames, endingOf } from '../../media/downloadNames'
import { keptDays, rights } from '../order'

const prefix = 'order_'

/** What lets those who edit read the media of an order, and nothing else of its customer. */
export const orderGrant = (orderId: string) => prefix + orderId

/** Undefined: it is no grant of orders, or opens this asset no more. */
export async function findOrderStand(
  db: Db,
  grant: string,
  assetId: string,
  now: Date,
): Promise<GrantStand | undefined> {
  if (!grant.startsWith(prefix)) return undefined
  const found = await db
    .selectFrom('orders as ordered')
    .innerJoin('orderAssets as item', 'item.orderId', 'ordered.id')
    .innerJoin('mediaAssets as asset', 'asset.id', 'item.assetId')
    .select(['ordered.customerId', 'asset.addressRev', 'asset.name as fileName', 'asset.mime'])
    .select(['item.name', 'item.versionNo'])
    .whereRef('asset.customerId', '=', 'ordered.customerId')
    .where('ordered.id', '=', grant.slice(prefix.length))
    .where('item.assetId', '=', assetId)
    .where('ordered.state', 'in', [...(rights.download.vendor ?? [])])
    .where(
      sql<boolean>`(ordered.closed_at is null
        or ordered.closed_at > ${now}::timestamptz - make_interval(days => ${keptDays}))`,
    )
    .executeTakeFirst()
  return (
    found && {
      customerId: found.customerId,
      rev: found.addressRev,
      downloadName: nameOf(found),
    }
  )
}

interface Named {
  readonly name: string
  readonly versionNo: number | null
  readonly fileName: string
  readonly mime: string | null
}

/** As the order calls it: the file itself may be called as a program of whoever buys. */
function nameOf({ name, versionNo, fileName, mime }: Named): string {
  const suffix = versionNo === null ? '' : ` ${versionNo}`
  return downloadNames([{ title: name, suffix, ending: endingOf(fileName, mime) }])[0]!
}
