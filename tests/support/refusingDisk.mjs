/**
 * The embedded database's worker with a simulated disk fault: while the folder holds a `.refuses`
 * file, that names the call that fails (`fsyncSync`, `writeSync`) and its error code (`EIO`,
 * `ENOSPC`).
 */
import fs, { existsSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { workerData } from 'node:worker_threads'

const order = `${workerData.folder}.refuses`

for (const name of ['fsyncSync', 'writeSync']) {
  const real = fs[name]
  fs[name] = (...given) => {
    const [call, code] = existsSync(order) ? readFileSync(order, 'utf8').split(' ') : []
    if (call === name) throw Object.assign(new Error(`${code}: refused`), { code })
    return real(...given)
  }
}
syncBuiltinESMExports()

await import('../../src/server/database/pgliteWorker.mjs')
