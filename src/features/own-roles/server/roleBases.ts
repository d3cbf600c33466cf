import { roles } from '../../../../generated/facts/roles'
import { defineList } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { roleIdOf } from '../../../session/server'

/** The fixed roles that somebody may give: of which they may make others. */
export const roleBases = defineList('listRoleBases', {
  rows: (db: Db, { member }: Context) =>
    db
      .selectFrom('roles as r')
      .where('r.customerId', 'is', null)
      .where('r.roleId', 'in', ['', ...givenBy(member)]),
  id: 'r.roleId',
  search: 'r.nameKey',
  fields: { name: 'r.nameKey' },
  load: (db: Db, ids) =>
    db
      .selectFrom('roles')
      .select(['roleId as id', 'roleName', 'rev'])
      .where('roleId', 'in', [...ids])
      .execute(),
  present: ({ roleName }) => ({ name: roleName }),
  may: () => [],
})

/** An exclusive role is nobody's within a customer. */
const givenBy = (member: Context['member']) =>
  member.roles
    .flatMap((role) => roles[role].gives)
    .filter((role) => !roles[role].exclusive)
    .map(roleIdOf)
