// Orders with all that is shown of them, and all that a move depends on.
import { sql } from 'kysely'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { addressesOf } from '../../media/server'
import type { Rendition } from '../../media/asset'
import { hasRight, isKept, type OrderState, type Party } from '../order'
import { ordersOf, partiesTo } from './orderOf'
import { orderGrant } from './orderStand'

export const sideOf = (member: Pick<Member, 'customerId'>) =>
  sql<
    'buyer' | 'vendor'
  >`(case when ordered.customer_id = ${member.customerId} then 'buyer' else 'vendor' end)`

export const isMine = ({ customerId }: Pick<Member, 'customerId'>) =>
  sql<boolean>`(ordered.vendor_customer_id = ${customerId} and ordered.editor_user_id is not distinct from me.id)`

export async function loadOrders(ids: readonly string[], context: Context) {
  const { db, member, now } = context
  if (ids.length === 0) return []
  const rows = await ordersOf(db, member)
    .leftJoin('storyboards as board', 'board.id', 'ordered.storyboardId')
    .selectAll('ordered')
    .select(sql<string | null>`to_char(ordered.due_on, 'YYYY-MM-DD')`.as('dueOn'))
    .select([sideOf(member).as('side'), isMine(member).as('isMine')])
    .select(['buyer.name as buyerName', 'vendor.name as vendorName'])
    .select(['owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
    .select(['editor.name as editorName', 'editor.pictureUrl as editorPictureUrl'])
    .select(['program.title as programTitle', 'program.ownerUserId as programOwnerId'])
    .select('program.deletedAt as programDeletedAt')
    .select('board.title as boardTitle')
    .select(
      sql<number>`coalesce((select sum(spent.minutes)::int from order_times spent
        where spent.order_id = ordered.id), 0)`.as('spentMinutes'),
    )
    .where('ordered.id', 'in', [...ids])
    .execute()
  const pictures = await picturesOf(db, ids)
  const today = now.toISOString().slice(0, 10)
  return rows.map((row) => ({
    ...row,
    today,
    parties: partiesTo(row, member),
    picture: pictures.get(row.id),
  }))
}

export type OrderRow = Awaited<ReturnType<typeof loadOrders>>[number]

interface Picture {
  readonly key: string
  readonly addressRev: number
}

/** What an order is known by: the first picture of what was given. */
async function picturesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const rows = await db
    .selectFrom('orderAssets as item')
    .innerJoin('mediaAssets as asset', 'asset.id', 'item.assetId')
    .select(['item.orderId', 'asset.renditions', 'asset.addressRev'])
    .distinctOn('item.orderId')
    .where('item.orderId', 'in', [...ids])
    .where(sql<boolean>`asset.renditions @> '[{"kind": "poster"}]'`)
    .orderBy('item.orderId')
    .orderBy(sql`item.round nulls first`)
    .orderBy('item.itemId')
    .execute()
  return new Map(
    rows.flatMap(({ orderId, renditions, addressRev }) => {
      const poster = renditions.find(({ kind }: Rendition) => kind === 'poster')
      return poster ? [[orderId, { key: poster.key, addressRev }] as const] : []
    }),
  )
}

interface Read {
  readonly id: string
  readonly state: OrderState
  readonly closedAt: Date | null
  readonly parties: readonly Party[]
}

/** Where this person reads an asset of an order; undefined: not any more. */
export function addressOf(
  { id, state, closedAt, parties }: Read,
  key: string,
  { addressRev: rev }: { readonly addressRev: number },
  context: Pick<Context, 'now' | 'services' | 'member'>,
): string | undefined {
  const isOfBuyer = parties.includes('buyer') || parties.includes('owner')
  if (isOfBuyer) return addressesOf({ addressRev: rev }, context)(key)
  if (!hasRight(state, 'download', parties) || !isKept(closedAt, context.now)) return undefined
  const { grants } = context.services.sharing
  return grants.pathOf(key, { grant: orderGrant(id), rev, now: context.now })
}
