/**
 * `npm run workbench [-- --root folder]`: serves the page for browsing and editing the manifest.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ConfigError } from '../server/config'
import { createEnvironmentReader } from '../server/environment'
import { say, stopWith } from './terminal'
import { startWorkbench } from './workbench/startWorkbench'

const read = createEnvironmentReader(process.env)
const port = read.integer('WORKBENCH_PORT', { min: 0, max: 65_535, otherwise: 4100 })

try {
  const root = resolve(folderAsked() ?? fileURLToPath(new URL('../..', import.meta.url)))
  if (!existsSync(join(root, 'manifest'))) read.report(`There is no folder manifest in ${root}.`)
  if (read.mistakes().length > 0) throw new ConfigError(read.mistakes())
  const workbench = await startWorkbench(root, port)
  say(`The manifest workbench is ready at ${workbench.address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void workbench.close().then(() => process.exit(0)))
} catch (error) {
  const isTaken = error instanceof Error && error.message.endsWith('already in use')
  stopWith(isTaken ? new ConfigError([`${error.message}; give another WORKBENCH_PORT.`]) : error)
}

function folderAsked(): string | undefined {
  try {
    return parseArgs({ options: { root: { type: 'string' } } }).values.root
  } catch (error) {
    read.report((error as Error).message)
    return undefined
  }
}
