import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsOf, type OrderState } from '../order'
import { addressOf, isMine, loadOrders, sideOf, type OrderRow } from './loadOrders'
import { ordersOf } from './orderOf'

/** What an order is of, which those who edit neither see nor find. */
const ownOnly = (column: 'programId' | 'storyboardId', { customerId }: Context['member']) =>
  sql<
    string | null
  >`(case when ordered.customer_id = ${customerId} then ${sql.ref(`ordered.${column}`)} end)`

export const orders = defineList('listOrders', {
  rows: (db: Db, { member }: Context) => {
    const asked = db.selectNoFrom([
      sideOf(member).as('side'),
      isMine(member).as('isMine'),
      ownOnly('programId', member).as('programId'),
      ownOnly('storyboardId', member).as('storyboardId'),
    ])
    return ordersOf(db, member).innerJoinLateral(asked.as('standing'), (join) => join.onTrue())
  },
  id: 'ordered.id',
  search: 'ordered.titleKey',
  fields: {
    title: keyed('ordered.titleKey', 'ordered.title'),
    state: 'ordered.state',
    side: 'standing.side',
    isMine: 'standing.isMine',
    priority: 'ordered.priority',
    customer: referring('ordered.customerId', { names: namesIn('customers') }),
    editor: referring('ordered.editorUserId', { names: namesIn('users') }),
    program: referring('standing.programId', {
      names: { table: 'programs', id: 'id', name: 'title' },
    }),
    storyboard: referring('standing.storyboardId', {
      names: { table: 'storyboards', id: 'id', name: 'title' },
    }),
    dueOn: 'ordered.dueOn',
    createdAt: 'ordered.createdAt',
    updatedAt: 'ordered.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, context) => loadOrders(ids, { ...context, db }),
  present: (row, context) => ({
    ...saidOf(row),
    ...standingOf(row),
    posterUrl: row.picture && addressOf(row, row.picture.key, row.picture, context),
  }),
  may: (_, row) => actsOf(row, row.parties),
})

export const personOf = (id: string | null, name: string | null, pictureUrl?: string | null) =>
  id === null ? undefined : { id, name: name ?? '', pictureUrl: pictureUrl ?? undefined }

const saidOf = (row: OrderRow) => ({
  brief: row.brief || undefined,
  customer: { id: row.customerId, name: row.buyerName },
  vendor: { id: row.vendorCustomerId, name: row.vendorName },
  // Those who edit see what they are given, not what it is of.
  ...(row.side === 'buyer' && {
    program: personOf(row.programId, row.programTitle),
    storyboard: personOf(row.storyboardId, row.boardTitle),
  }),
  owner: {
    id: row.ownerUserId,
    name: row.ownerName,
    pictureUrl: row.ownerPictureUrl ?? undefined,
  },
  editor: personOf(row.editorUserId, row.editorName, row.editorPictureUrl),
})

/** Somebody is to deliver it. */
const owed: readonly OrderState[] = [
  'submitted',
  'accepted',
  'assigned',
  'in_edit',
  'changes_requested',
  'on_hold',
]

const standingOf = (row: OrderRow) => ({
  isOverdue: owed.includes(row.state) && row.dueOn !== null && row.dueOn < row.today,
  spentMinutes: row.side === 'vendor' ? row.spentMinutes : 0,
})
