/**
 * `npm run build`, once codegen has run: builds the page, the service worker that lists its files,
 * and the server; finally writes a hash of the inputs.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { findPostgresPrograms } from '../server/database/postgresPrograms'
import { PostgresRefused } from '../server/database/postgresRefused'
import { hashInputs, recordOf } from './build/inputs'

const root = resolve(import.meta.dirname, '../..')
// Computed before building, so that an edit during the build makes the next one necessary.
const inputs = hashInputs(root)
rmSync(recordOf(root), { force: true })
for (const config of [
  'vite.config.ts',
  'vite.share.config.ts',
  'vite.guest.config.ts',
  'vite.insights.config.ts',
  'vite.worker.config.ts',
  'vite.server.config.ts',
])
  await build({ configFile: join(root, 'src/main', config) })
try {
  // Prepared now, since the server may run as a user who cannot write to the project.
  findPostgresPrograms({ projectRoot: root })
} catch (error) {
  if (!(error instanceof PostgresRefused)) throw error
  process.stdout.write(`${error.message}\n`)
}
writeFileSync(recordOf(root), inputs)
