/**
 * The server of `npm run dev`: the normal server, which also follows changes of the manifest while
 * it runs.
 */
import { readFileSync } from 'node:fs'
import { readConfig } from '../../server/config'
import { type CallSchemas, compileValidators, type Validators } from '../../server/http/validators'
import { startServer } from '../startServer'
import { stopWith } from '../terminal'
import { reloadFactsModule } from './reloadFactsModule'
import type { GeneratedChanged, ServerSays } from './serverProcess'

const generated = new URL('../../../generated/', import.meta.url)
const schemasFile = 'wiring/schemas.json'

const tell = (says: ServerSays) => void process.send?.(says)

let validators = readValidators()
/** Delegates every check to the newest validators. */
const newest: Validators = {
  accepts: (...asked) => validators.accepts(...asked),
  checkRequest: (...asked) => validators.checkRequest(...asked),
  checkResponse: (...asked) => validators.checkResponse(...asked),
}

let following = Promise.resolve()
process.on('message', (message: GeneratedChanged) => {
  following = following.then(() => follow(message)).catch(() => tell('cannotFollow'))
})
// The parent process has ended, so this one stops as well.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

try {
  await startServer(readConfig(process.env), { validators: newest })
  tell('ready')
} catch (error) {
  stopWith(error)
}

async function follow({ revision, paths }: GeneratedChanged): Promise<void> {
  for (const path of paths)
    if (path === schemasFile) validators = readValidators()
    else if (path.endsWith('.ts')) await reloadFactsModule(new URL(path, generated), revision)
}

function readValidators(): Validators {
  const { schemas, definitions } = JSON.parse(
    readFileSync(new URL(schemasFile, generated), 'utf8'),
  ) as { schemas: Record<string, CallSchemas>; definitions: { $id: string } }
  return compileValidators(schemas, definitions)
}
