/** `npm run workbench [-- --root folder]`: the page on which the manifest is read, asked and edited. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../server/config'
import { say, stopWith } from './terminal'
import { startWorkbench } from './workbench/startWorkbench'

const rootAt = process.argv.indexOf('--root') + 1
const root =
  rootAt > 0 ? (process.argv[rootAt] ?? '') : fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env['WORKBENCH_PORT'] ?? 4100)

try {
  const mistakes = [
    ...(Number.isInteger(port) && port >= 0 && port < 2 ** 16
      ? []
      : ['WORKBENCH_PORT must be a port number.']),
    ...(existsSync(join(root, 'manifest'))
      ? []
      : [`There is no folder manifest in ${resolve(root)}.`]),
  ]
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  const workbench = await startWorkbench(resolve(root), port)
  say(`The manifest workbench is ready at ${workbench.address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void workbench.close().then(() => process.exit(0)))
} catch (error) {
  const isTaken = error instanceof Error && error.message.endsWith('already in use')
  stopWith(isTaken ? new ConfigError([`${error.message}; give another WORKBENCH_PORT.`]) : error)
}
