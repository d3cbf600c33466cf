/** The roles a person holds in a customer, with what the customer's own ones take away. */
import { sql } from 'kysely'
import { narrowed, type HeldRole } from '../../access/ownRole'
import { resolveRoles } from '../../access/resolveRoles'

export interface HeldRoleRow {
  readonly roleId: string
  readonly closed: readonly string[]
}

/** A column of a query in which `of` has the columns user_id and customer_id. */
export const rolesHeldIn = (of: 'family' | 'memberships') => sql<HeldRoleRow[]>`(
    select coalesce(
      jsonb_agg(jsonb_build_object('roleId', held.role_id, 'closed', role.closed) order by held.role_id), '[]')
    from membership_roles as held join roles as role on role.role_id = held.role_id
    where held.user_id = ${sql.ref(`${of}.userId`)} and held.customer_id = ${sql.ref(`${of}.customerId`)}
      and (role.customer_id is null or role.customer_id = held.customer_id)
  )`

/** Role ids that belong to no role of the manifest give nothing. */
export const heldRolesOf = (rows: readonly HeldRoleRow[]): HeldRole[] =>
  rows.flatMap(({ roleId, closed }) =>
    resolveRoles([roleId]).roles.map((role) => narrowed(role, closed)),
  )
