/** The manifest's roles as database rows. */
import { roles, type RoleId } from '../../../generated/facts/roles'
import { roleIdOf } from '../../access/roleIdOf'
import type { Db } from '../../server/database/tables'

export { roleIdOf }

/** Runs at every start, so that roles added or renamed in the manifest are updated. */
export async function writeRoles(db: Db, nameOf: (title: string) => string): Promise<void> {
  const rows = Object.entries(roles).map(([role, { title }], sequence) => ({
    roleId: roleIdOf(role as RoleId),
    roleName: nameOf(title),
    sequence,
  }))
  await db
    .insertInto('roles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('roleId').doUpdateSet((row) => ({
        roleName: row.ref('excluded.roleName'),
        sequence: row.ref('excluded.sequence'),
      })),
    )
    .execute()
}
