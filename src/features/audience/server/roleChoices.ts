import { sql } from 'kysely'
import { roles } from '../../../../generated/facts/roles'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { defineList } from '../../../screens/server'

/** The manifest's roles and the customer's own, as far as somebody's roles give them. */
export const roleChoices = defineList('listRoleChoices', {
  rows: (db: Db, { member }: Context) =>
    db
      .selectFrom('roles as r')
      .where(({ eb, or }) =>
        or([eb('r.customerId', 'is', null), eb('r.customerId', '=', member.customerId)]),
      )
      .where(sql<boolean>`right(r.role_id, 4) = any(${suffixesFor(member)}::text[])`),
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

const suffixesFor = (member: Context['member']) =>
  member.roles.flatMap((role) => roles[role].gives.map((given) => roles[given].idSuffix))
