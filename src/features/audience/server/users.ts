/** The people of a customer, as a list. */
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { defineList, namesIn, through } from '../../../screens/server'
import { findManagers, findRolesOf, invitationDays } from '../../../session/server'
import { countToDeliver } from '../../deliverables/server'
import { profileFieldsOf } from '../../directory/server'
import { countFileRequests } from '../../file-requests/server'
import { countOpenTasksOf } from '../../tasks/server'
import { mayUser, type UserState } from '../user'

const dayMs = 86_400_000

/** Until an invitation is opened, an account that was there before shows no more than was typed. */
const nameKey = sql<string>`coalesce(m.invited_key, u.name_key)`
const searched = sql<string>`case when m.invited_key is null then u.search_key
  else m.invited_key || ' ' || lower(u.email) end || ' ' || m.search_key`
/** What closes the account everywhere goes before what one customer says. */
const state = sql<UserState>`case when u.state in ('inactive', 'locked') then u.state else m.state end`

const members = (db: Db, customerId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.customerId', '=', customerId)

export const users = defineList('listUsers', {
  rows: (db: Db, { member }: Context) => members(db, member.customerId),
  id: 'm.userId',
  search: searched,
  fields: {
    name: nameKey,
    department: 'm.department',
    location: 'm.location',
    state,
    lastSignInAt: 'm.lastSignInAt',
    joinedAt: 'm.createdAt',
    roles: through('membershipRoles', 'userId', 'roleId', namesIn('roles', 'roleId', 'roleName'), [
      'customerId',
      'm.customerId',
    ]),
  },
  extra: { values: 'm.extra', fields: profileFieldsOf },
  load: (db: Db, ids, { member }) => loadUsers(db, member.customerId, ids),
  present: (row) => ({
    name: row.invitedName ?? row.name,
    pictureUrl: row.invitedName === null ? (row.pictureUrl ?? undefined) : undefined,
    roles: row.roles.map(({ id, name }) => ({ id, name })),
    invitedUntil:
      row.state === 'invited' && row.invitedAt
        ? new Date(row.invitedAt.getTime() + invitationDays * dayMs).toISOString()
        : undefined,
  }),
  may: (member, row) => mayUser(member, row),
})

/** With all that is shown of them, and what decides who may do what with them. */
export async function loadUsers(db: Db, customerId: string, ids: readonly string[]) {
  const person = { customerId, userId: sql.ref<string>('m.userId') }
  const rows = await members(db, customerId)
    .where('m.userId', 'in', [...ids])
    .select([
      'm.userId as id',
      'm.rev',
      'm.updatedAt',
      'm.updatedBy',
      'm.title',
      'm.department',
      'm.location',
      'm.extra',
      'm.invitedName',
      'm.invitedAt',
      'm.lastSignInAt',
      'm.createdAt as joinedAt',
      'u.name',
      'u.email',
      'u.pictureUrl',
      state.as('state'),
      sql<number>`${countFileRequests(db, person)}`.as('openFileRequests'),
      sql<number>`${countToDeliver(db, person)}`.as('owedDeliverables'),
      sql<boolean>`not exists (select from memberships as other
        where other.user_id = m.user_id and other.customer_id <> m.customer_id)`.as('isOnlyHere'),
    ])
    .execute()
  const [rolesOf, managers, openTasks] = [
    await findRolesOf(db, customerId, ids),
    await findManagers(db, customerId),
    await countOpenTasksOf(db, customerId, ids),
  ]
  return rows.map((row) => {
    const roles = rolesOf.get(row.id) ?? []
    return {
      ...row,
      userId: row.id,
      roles,
      held: roles.map(({ held }) => held),
      isLastManager: managers.length === 1 && managers[0] === row.id,
      openTasks: openTasks.get(row.id) ?? 0,
    }
  })
}
