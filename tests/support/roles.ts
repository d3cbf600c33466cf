/** Roles that customers made of the manifest's. */
import { roles, type RoleId } from '../../generated/facts/roles'
import type { Db } from '../../src/server/database/tables'

let made = 0

/** Answers its id. */
export async function anOwnRole(
  db: Db,
  {
    customerId,
    role,
    closed = [],
  }: { customerId: string; role: RoleId; closed?: readonly string[] },
): Promise<string> {
  const roleId = `9${String((made += 1)).padStart(6, '0')}${roles[role].idSuffix}`
  await db
    .insertInto('roles')
    .values({ roleId, roleName: `Own ${roleId}`, sequence: 0, customerId, closed: [...closed] })
    .execute()
  return roleId
}
