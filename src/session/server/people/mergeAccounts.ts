/** Two accounts of one person become one. */
import { sql } from 'kysely'
import { roles as known } from '../../../../generated/facts/roles'
import type { Context } from '../../../server/context'
import { moveReferences, type MovedRows } from '../../../server/database/moveReferences'
import type { Db } from '../../../server/database/tables'
import { endAllFamilies } from '../familyQueries'
import { forgetCodes } from '../oneTimeCodes'
import { deleteIdentities } from '../thirdParty/identities'
import { findRolesOf, replaceRoles } from './roles'

export interface MergedAccounts extends MovedRows {
  /** The names of the customers to which the account that stays has come. */
  readonly customers: readonly string[]
  readonly sessions: number
}

/** What an account did and how it came in stays with it, and so does what it may do where. */
const kept = [
  'audit_events',
  'letters',
  'membership_roles',
  'memberships',
  'one_time_codes',
  'session_families',
  'third_party_identities',
]

/**
 * Inside a transaction: gives all that `from` has to `into`, in each customer with the roles of both,
 * and closes `from`. Undefined if one of them is gone.
 */
export async function mergeAccounts(
  { from, into }: { readonly from: string; readonly into: string },
  context: Pick<Context, 'db' | 'now' | 'services'>,
): Promise<MergedAccounts | undefined> {
  const { db, now } = context
  const locked = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length < 2) return undefined
  const customers = await joinCustomers(db, from, into)
  await joinRoles(from, into, context)
  const rows = await moveReferences(
    db,
    { from, into },
    [
      { table: 'users', column: 'id' },
      { table: 'memberships', column: 'user_id' },
    ],
    kept,
  )
  // With a membership goes what the other account has as well.
  await db.deleteFrom('memberships').where('userId', '=', from).execute()
  const sessions = await endAllFamilies(db, from, 'admin', now)
  await forgetCodes(db, from, ['signInLink', 'invitation', 'thirdParty', 'analytics'])
  await deleteIdentities(db, from)
  await db.updateTable('users').set({ state: 'inactive' }).where('id', '=', from).execute()
  return { ...rows, customers, sessions }
}

/** Every customer of `from` becomes one of `into`. @returns the names of those that are new */
async function joinCustomers(db: Db, from: string, into: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with joined as (
      insert into memberships (user_id, customer_id, created_at, state, invited_name, invited_at, title,
        department, location, last_sign_in_at, created_by)
      select ${into}, customer_id, created_at, state, invited_name, invited_at, title, department, location,
        last_sign_in_at, created_by
      from memberships where user_id = ${from}
      on conflict do nothing
      returning customer_id)
    select name from customers where id in (select customer_id from joined) order by name_key`.execute(
    db,
  )
  // Whoever belongs to a customer with one of the accounts belongs to it.
  await sql`update memberships as stays set state = 'active', invited_name = null
    from memberships as goes
    where stays.user_id = ${into} and goes.user_id = ${from} and goes.customer_id = stays.customer_id
      and goes.state = 'active' and stays.state <> 'active'`.execute(db)
  return rows.map(({ name }) => name)
}

async function joinRoles(
  from: string,
  into: string,
  context: Pick<Context, 'db' | 'now' | 'services'>,
): Promise<void> {
  const { db } = context
  const places = await db
    .selectFrom('memberships')
    .select('customerId')
    .where('userId', '=', from)
    .execute()
  for (const { customerId } of places) {
    const rolesOf = await findRolesOf(db, customerId, [from, into])
    const own = rolesOf.get(into) ?? []
    const both = [...own, ...(rolesOf.get(from) ?? [])]
    const ids = new Set(both.map(({ id }) => id))
    // A role that stands alone is not joined by others.
    const standsAlone = both.some(({ held }) => known[held.role].exclusive) && ids.size > 1
    if (!standsAlone || own.length === 0)
      await replaceRoles({ userId: into, customerId }, [...ids], context)
  }
}
