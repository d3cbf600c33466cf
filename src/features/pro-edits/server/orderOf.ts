// The only query that crosses customers: whoever buys and whoever edits see the same order, and nothing else of each
// other. All that is read or written of orders begins with ids that it has found.
import { sql } from 'kysely'
import type { Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { openStates, partiesOf, type Party, type WhoAsks, type WhoseOrder } from '../order'

type Asking = Pick<Member, 'customerId' | 'userId' | 'roles' | 'flags'>

const whoAsks = ({ customerId, userId, roles, flags }: Asking): WhoAsks => ({
  customerId,
  userId,
  isManager: roles.includes('cm'),
  isOfVendor: flags.proEditVendor,
})

export const partiesTo = (order: WhoseOrder, member: Asking): Party[] =>
  partiesOf(order, whoAsks(member))

/** All that this person sees: of what their customer buys, and of what it edits once that was sent. */
export const ordersOf = (db: Db, member: Asking) => ordersSeenBy(db, whoAsks(member))

/** Of what a customer edits for others, that which is not decided for good: what the board shows. */
export const openOrdersOf = (db: Db, member: Asking) => openOrdersSeenBy(db, whoAsks(member))

const openOrdersSeenBy = (db: Db, who: WhoAsks) =>
  ordersSeenBy(db, who)
    .where('ordered.vendorCustomerId', '=', who.customerId)
    .where('ordered.state', 'in', [...openStates])

/** How many stand on the board of a campaign manager of those who edit. */
export const countOpenOrders = (db: Db, person: Pick<WhoAsks, 'customerId' | 'userId'>) =>
  openOrdersSeenBy(db, { ...person, isManager: true, isOfVendor: true }).select(
    sql<number>`count(*)::int`.as('total'),
  )

function ordersSeenBy(db: Db, { customerId, userId, isManager, isOfVendor }: WhoAsks) {
  const me = db.selectNoFrom(sql<string>`${userId}::text`.as('id')).as('me')
  return db
    .selectFrom('orders as ordered')
    .innerJoin('customers as buyer', 'buyer.id', 'ordered.customerId')
    .innerJoin('customers as vendor', 'vendor.id', 'ordered.vendorCustomerId')
    .innerJoin('users as owner', 'owner.id', 'ordered.ownerUserId')
    .leftJoin('users as editor', 'editor.id', 'ordered.editorUserId')
    .leftJoin('programs as program', 'program.id', 'ordered.programId')
    .innerJoin(me, (join) => join.onTrue())
    .where(
      sql<boolean>`(
        (ordered.customer_id = ${customerId} and (${isManager}::boolean
          or ordered.created_by = me.id or program.owner_user_id = me.id))
        or (ordered.vendor_customer_id = ${customerId} and ${isOfVendor}::boolean
          and ordered.submitted_at is not null
          and (${isManager}::boolean or ordered.editor_user_id = me.id)))`,
    )
}

/** One of them, with how this person stands to it; undefined to strangers. */
export async function orderOf(db: Db, member: Asking, id: string) {
  const row = await ordersOf(db, member)
    .selectAll('ordered')
    .select(['program.ownerUserId as programOwnerId', 'buyer.name as buyerName'])
    .select(['vendor.name as vendorName'])
    .where('ordered.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, parties: partiesTo(row, member) }
}

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof orderOf>>>
