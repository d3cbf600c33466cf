/** The server as `npm start` runs it, in a separate process that a test can kill. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { openDatabase } from '../../src/server/database/openDatabase'
import { hashOf } from './madeOnce'
import { migrated, migratedFingerprint } from './migrated'
import { aMember, type TestMember } from './people'
import { projectRoot } from './projectRoot'
import { serverProgram } from './serverProgram'

export interface RealServer {
  origin: string
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Changes with what is prepared, and with how a folder of PostgreSQL is made. */
const preparedName = hashOf(
  ['src/server/database/postgresFolder.ts', 'package-lock.json'],
  migratedFingerprint,
)

/**
 * Puts a copy of a prepared database with one full administrator into `dataDir`, before the server
 * starts.
 */
export async function prepareDataDir(dataDir: string): Promise<TestMember> {
  const prepared = join(projectRoot, '.cache/test-database', preparedName)
  if (!existsSync(prepared)) {
    const draft = `${prepared}.${randomUUID()}`
    mkdirSync(draft, { recursive: true })
    await prepare(draft)
    try {
      renameSync(draft, prepared)
    } catch (fault) {
      // Another test was faster.
      if (!existsSync(prepared)) throw fault
      rmSync(draft, { recursive: true })
    }
  }
  cpSync(join(prepared, 'postgres'), join(dataDir, 'postgres'), { recursive: true })
  return JSON.parse(readFileSync(join(prepared, 'member.json'), 'utf8')) as TestMember
}

async function prepare(folder: string): Promise<void> {
  const database = await openDatabase({ projectRoot, dataDir: folder })
  await migrated(database)
  const member = await aMember(database.db)
  await database.close()
  writeFileSync(join(folder, 'member.json'), JSON.stringify(member))
}

export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  program: readonly string[] = serverProgram,
): Promise<RealServer> {
  const child = spawn(process.execPath, [...program], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'no',
      PASSWORD_COST_LOG2: '4',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /ready at (\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
  return {
    origin,
    async kill(signal) {
      child.kill(signal)
      await ended
    },
  }
}

export async function tokenOf({ origin }: RealServer, member: TestMember): Promise<string> {
  const { userName, password } = member
  const body = new URLSearchParams({
    grant_type: 'password',
    username: userName,
    password,
    client_id: 'web',
  })
  const response = await fetch(`${origin}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return token
}

export async function askServer<Answer>(
  { origin }: Pick<RealServer, 'origin'>,
  token: string,
  id: ServedCallId,
  clientRequest: object = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/${calls[id].path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientRequest }),
  })
  const body = (await response.json()) as { status: string; clientResponse: Answer }
  if (body.status !== 'Ok') throw new Error(`${id} answered ${JSON.stringify(body)}`)
  return body.clientResponse
}
