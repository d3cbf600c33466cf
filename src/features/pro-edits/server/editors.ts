// Who edits for others, and how much they can do (reach.md 8).
import { sql } from 'kysely'
import { isDay } from '../../../screens/filterValue'
import { byName, changeRow, defineList, keyed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure, notFound } from '../../../server/errors'
import { openStates } from '../order'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { managersHere } from '../../tasks/server'
import { creatorOf } from './creatorOf'
import { ordersOf } from './orderOf'

/** Creators and campaign managers of the customer who are here. */
const editorRows = (db: Db, customerId: string) =>
  db
    .selectFrom('memberships as member')
    .innerJoin('users as person', 'person.id', 'member.userId')
    .leftJoin('editorProfiles as profile', (join) =>
      join
        .onRef('profile.userId', '=', 'member.userId')
        .onRef('profile.customerId', '=', 'member.customerId'),
    )
    .where('member.customerId', '=', customerId)
    .where('member.state', '=', 'active')
    .where('person.state', '=', 'active')
    .where(creatorOf('member'))

const capacityMinutes = sql<number>`coalesce(profile.capacity_minutes, 0)`

export const shownEditors = (db: Db, customerId: string) =>
  editorRows(db, customerId)
    .select(['person.id', 'person.name', 'person.pictureUrl'])
    .select([capacityMinutes.as('capacityMinutes'), 'profile.updatedAt', 'profile.updatedBy'])
    .select([sql<number>`coalesce(profile.rev, 1)`.as('rev')])
    .select(sql<string[]>`coalesce(profile.skills, '{}')`.as('skills'))
    .select(sql<string[]>`coalesce(profile.time_off, '{}')`.as('timeOff'))

const editors = defineList('listEditors', {
  rows: (db: Db, { member }: Context) => editorRows(db, member.customerId),
  id: 'person.id',
  search: 'person.nameKey',
  fields: { name: keyed('person.nameKey', 'person.name'), capacityMinutes },
  load: (db: Db, ids, { member }) => {
    const open = ordersOf(db, member)
      .select(['ordered.editorUserId', sql<number>`count(*)::int`.as('orders')])
      .where('ordered.vendorCustomerId', '=', member.customerId)
      .where('ordered.state', 'in', [...openStates])
      .groupBy('ordered.editorUserId')
    return shownEditors(db, member.customerId)
      .leftJoin(open.as('open'), 'open.editorUserId', 'person.id')
      .select(sql<number>`coalesce(open.orders, 0)`.as('openOrders'))
      .where('person.id', 'in', [...ids])
      .execute()
  },
  present: byName,
  may: () => ['edit'],
})

export const listEditors = editors.handler

export const saveEditor = changeRow('saveEditor', editors, {
  table: 'editorProfiles',
  key: 'userId',
  customer: 'customerId',
  may: 'edit',
  async set({ capacityMinutes: minutes, skills, timeOff }, { id: userId }, context) {
    const { db, member, now } = context
    const { customerId } = member
    // Whoever edits has a profile once something is said of them.
    await db
      .insertInto('editorProfiles')
      .values({ userId, customerId, updatedAt: now })
      .onConflict((known) => known.columns(['customerId', 'userId']).doNothing())
      .execute()
    const userIds = await managersHere(db, customerId)
    tellAfterwards(context, { topic: 'orders', to: { userIds } })
    return {
      ...(minutes !== undefined && { capacityMinutes: minutes }),
      ...(skills !== undefined && { skills: [...new Set(skills)] }),
      ...(timeOff !== undefined && { timeOff: daysOf(timeOff) }),
    }
  },
})

/** In their order; refuses days that are none, and those that end before they begin. */
function daysOf(given: readonly string[] | null): string[] {
  const days = [...new Set(given)].toSorted()
  for (const each of days) {
    const [first = '', last = first] = each.split('/')
    if (!isDay(first) || !isDay(last) || last < first) throw failure('daysWrong')
  }
  return days
}

/** Refuses whoever does not edit here. */
export async function ensureEditor(userId: string, { db, member }: Context): Promise<void> {
  const found = await editorRows(db, member.customerId)
    .select('person.id')
    .where('person.id', '=', userId)
    .executeTakeFirst()
  if (!found) throw notFound('editor')
}
