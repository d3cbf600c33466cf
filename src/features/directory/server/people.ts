/** The people of a customer as all of them know each other. */
import { sql } from 'kysely'
import { byName, defineList } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { profileFieldsOf } from './profileFields'

/** Those who can sign in; nobody else is of use to anybody here. */
const activeMembers = (db: Db, { member }: Pick<Context, 'member'>) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.customerId', '=', member.customerId)
    .where('m.state', '=', 'active')
    .where('u.state', 'not in', ['inactive', 'locked'])

export const people = defineList('listPeople', {
  rows: (db: Db, context: Context) => activeMembers(db, context),
  id: 'm.userId',
  // Not what finds people among users: addresses are for those who manage them.
  search: sql<string>`u.name_key || ' ' || m.search_key`,
  fields: {
    name: 'u.nameKey',
    title: 'm.title',
    department: 'm.department',
    location: 'm.location',
  },
  extra: { values: 'm.extra', fields: profileFieldsOf },
  load: (db: Db, ids, context) =>
    activeMembers(db, context)
      .where('m.userId', 'in', [...ids])
      .select([
        'm.userId as id',
        'm.rev',
        'm.title',
        'm.department',
        'm.location',
        'm.extra',
        'u.name',
        'u.pictureUrl',
      ])
      .execute(),
  present: byName,
  may: () => [],
})
