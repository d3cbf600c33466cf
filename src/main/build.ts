/**
 * `npm run build`, once codegen has run: builds the page, the service worker that lists its files,
 * and the server; finally writes a hash of the inputs.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
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
writeFileSync(recordOf(root), inputs)
