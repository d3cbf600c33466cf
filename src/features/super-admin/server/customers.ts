/** Customers as staff keep them (domain.md E6). Their people and bytes are counted, never stored. */
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { changeRow, changeRows, createdNow, createRow, defineList } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { storageUses } from '../../media/server'
import { monthOf } from '../../programs/server'
import { flagsOf } from '../../../session/server'
import { ensureVendor } from './vendors'

type LifeState = 'trial' | 'active' | 'locked' | 'closed'

const lifeState = sql<LifeState>`case when customer.is_locked then 'locked' else customer.life_state end`
const people = sql<number>`coalesce(member.people, 0)`
const storedBytes = sql<number>`coalesce(stored.bytes, 0)`

/** Everybody who takes a seat, and when the last of them came in. */
const memberSums = (db: Db) =>
  db
    .selectFrom('memberships')
    .select(['customerId', ({ fn }) => fn.max('lastSignInAt').as('lastActiveAt')])
    .select(({ fn }) => fn.countAll<string>().filterWhere('state', '<>', 'inactive').as('people'))
    .groupBy('customerId')

/** People with an open session, who may only just have gone. */
const signedIn = (now: Date) =>
  sql<number>`(select count(distinct family.user_id)::int from session_families as family
    where family.customer_id = customer.id and family.ended_at is null
      and family.expires_at >= ${now}
      and family.last_active_at >= ${now}::timestamptz
        - make_interval(mins => customer.idle_session_timeout_mins))`

/** Of films, as they were drawn this month. */
const drawnMinutes = (now: Date) =>
  sql<number>`coalesce((select ceil(usage.drawn_ms / 60000.0)::int from render_usage as usage
    where usage.customer_id = customer.id and usage.month = ${monthOf(now)}), 0)`

function loadCustomers(db: Db, ids: readonly string[], { now }: Pick<Context, 'now'>) {
  return db
    .selectFrom('customers as customer')
    .leftJoin(
      memberSums(db).where('customerId', 'in', ids).as('member'),
      'member.customerId',
      'customer.id',
    )
    .leftJoin(
      storageUses(db, now).where('asset.customerId', 'in', ids).as('stored'),
      'stored.customerId',
      'customer.id',
    )
    .leftJoin('customers as vendor', 'vendor.id', 'customer.vendorCustomerId')
    .selectAll('customer')
    .select([
      'vendor.name as vendorName',
      lifeState.as('state'),
      people.as('people'),
      storedBytes.as('storedBytes'),
      drawnMinutes(now).as('drawnMinutes'),
      signedIn(now).as('signedIn'),
      'member.lastActiveAt',
    ])
    .where('customer.id', 'in', ids)
    .execute()
}

const customers = defineList('listCustomers', {
  rows: (db: Db, { now }: Context) =>
    db
      .selectFrom('customers as customer')
      .leftJoin(memberSums(db).as('member'), 'member.customerId', 'customer.id')
      .leftJoin(storageUses(db, now).as('stored'), 'stored.customerId', 'customer.id'),
  id: 'customer.id',
  search: 'customer.searchKey',
  fields: {
    name: 'customer.nameKey',
    lifeState,
    flags: 'customer.flags',
    people,
    storedBytes,
    lastActiveAt: 'member.lastActiveAt',
    createdAt: 'customer.createdAt',
  },
  load: loadCustomers,
  present: (row) => ({
    lifeState: row.state,
    people: Number(row.people),
    storedBytes: Number(row.storedBytes),
    storageBytes: Number(row.storageBytes),
    flags: flagsOf(row),
    vendor:
      row.vendorCustomerId === null
        ? undefined
        : { id: row.vendorCustomerId, name: row.vendorName ?? '' },
  }),
  may({ customerId }, { id, state }) {
    if (state === 'closed') return []
    if (state === 'locked') return ['edit', 'unlock', 'close']
    // Who locked their own customer could not open it again.
    const ends = id === customerId ? [] : (['lock', 'close'] as const)
    return state === 'trial' ? ['edit', 'activate', ...ends] : ['edit', ...ends]
  },
})

export const listCustomers = customers.handler

export const addCustomer = createRow('addCustomer', customers, {
  table: 'customers',
  async insert({ flags, vendor, ...values }, id, context) {
    await ensureVendor(vendor, id, context)
    return {
      id,
      ...values,
      flags: JSON.stringify(flags),
      vendorCustomerId: vendor ?? null,
      lifeState: 'trial' as const,
      ...createdNow(context),
    }
  },
})

export const updateCustomer = changeRow('updateCustomer', customers, {
  table: 'customers',
  may: 'edit',
  async set({ flags, vendor, ...values }, { id }, context) {
    await ensureVendor(vendor, id, context)
    return {
      ...values,
      ...(flags && { flags: JSON.stringify(flags) }),
      ...(vendor !== undefined && { vendorCustomerId: vendor }),
    }
  },
})

export const activateCustomers = changeRows('activateCustomers', customers, {
  table: 'customers',
  may: 'activate',
  set: () => ({ lifeState: 'active' as const }),
})

/** Admission reads it with every call, so that nobody of the customer does anything more. */
export const lockCustomers = changeRows('lockCustomers', customers, {
  table: 'customers',
  may: 'lock',
  set: () => ({ isLocked: true }),
})

export const unlockCustomers = changeRows('unlockCustomers', customers, {
  table: 'customers',
  may: 'unlock',
  set: () => ({ isLocked: false }),
})

export const closeCustomers = changeRows('closeCustomers', customers, {
  table: 'customers',
  may: 'close',
  set: () => ({ lifeState: 'closed' as const, isLocked: false }),
})
