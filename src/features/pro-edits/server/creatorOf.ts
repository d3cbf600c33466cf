import { sql } from 'kysely'
import { roles } from '../../../../generated/facts/roles'

/** Of a membership of this alias: they create. */
export const creatorOf = (member: string) => sql<boolean>`exists (
  select from membership_roles held
  where held.user_id = ${sql.ref(`${member}.userId`)}
    and held.customer_id = ${sql.ref(`${member}.customerId`)}
    and right(held.role_id, 4) in (${roles.cm.idSuffix}, ${roles.cc.idSuffix}))`
