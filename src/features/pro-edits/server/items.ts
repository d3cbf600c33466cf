// What an order consists of: footage, files and films that editors are given, and what they deliver.
import type { OrderItem } from '../../../../generated/facts/features/pro-edits'
import type { Context } from '../../../server/context'
import { mediaRows, originalPath, sourcesOf } from '../../media/server'
import type { FoundOrder } from './orderOf'
import { addressOf } from './loadOrders'

declare module '../../../server/database/tables' {
  interface Database {
    /** A view of the footage and files that an order was given, and of the versions it delivered. */
    orderAssets: {
      itemId: string
      orderId: string
      kind: 'clip' | 'file' | 'version'
      round: number | null
      createdAt: Date
      assetId: string
      name: string
      versionNo: number | null
    }
  }
}

/** What was given first, then the deliveries, the latest last. */
export async function itemsOf(order: FoundOrder, context: Context): Promise<OrderItem[]> {
  const rows = await context.db
    .selectFrom('orderAssets as item')
    .innerJoin(mediaRows(context.db).as('media'), 'media.assetId', 'item.assetId')
    .selectAll('media')
    .select(['item.itemId', 'item.kind', 'item.round', 'item.versionNo'])
    .select('item.name as title')
    .where('item.orderId', '=', order.id)
    .orderBy('item.createdAt')
    .orderBy('item.itemId')
    .execute()
  return rows.map((row) => {
    const urlOf = (key: string) => addressOf(order, key, row, context)
    const urlOfOne = (sought: string) => {
      const found = row.renditions.find(({ kind }) => kind === sought)
      return found && urlOf(found.key)
    }
    const isReady = row.assetState === 'ready' || row.assetState === 'playable'
    const isLost = row.assetState === 'failed' || row.assetState === 'rejected'
    return {
      itemId: row.itemId,
      kind: row.kind,
      name: row.title,
      versionNo: row.versionNo ?? undefined,
      round: row.round ?? undefined,
      state: isReady ? 'ready' : isLost ? 'failed' : 'coming',
      durationMs: row.durationMs ?? undefined,
      cutInMs: row.cutInMs ?? (row.cutOutMs === null ? undefined : 0),
      bytes: row.bytes === null ? undefined : Number(row.bytes),
      leadMs: row.leadMs || undefined,
      posterUrl: urlOfOne('poster') ?? urlOfOne('small'),
      spriteUrl: urlOfOne('sprite'),
      sources: sourcesOf(row.renditions, urlOf),
      downloadUrl: isReady
        ? urlOf(originalPath({ customerId: row.customerId, id: row.assetId }))
        : undefined,
    }
  })
}
