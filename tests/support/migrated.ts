/** The initial content of a test's database: all migrations, and the roles of the manifest. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { roles } from '../../generated/facts/roles'
import { migrate, readMigrations } from '../../src/server/database/migrate'
import type { OpenDatabase } from '../../src/server/database/openDatabase'
import { writeRoles } from '../../src/session/server/writeRoles'
import { projectRoot } from './projectRoot'

const migrations = readMigrations(join(projectRoot, 'src/server/database/migrations'))

/** Changes whenever a migrated database would, so that no outdated copy is used. */
export const migratedFingerprint = createHash('sha256')
  .update(JSON.stringify([migrations, roles]))
  .digest('hex')
  .slice(0, 16)

export async function migrated({ db }: OpenDatabase): Promise<void> {
  await migrate(db, migrations)
  await writeRoles(db, (title) => title)
}
