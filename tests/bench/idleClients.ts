import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { calls } from '../../generated/wiring/calls'
import type { Ratio } from './measure'
import { prepareSessions } from './preparedSessions'
import { end, shipped, start } from './runServer'

const clients = 10_000
const everyMs = 30_000
const forMs = 90_000
const ticksPerSecond = 100

interface Answers {
  readonly answers: number
  readonly faults: number
  readonly p99: number
}

interface Load {
  /** The first poll of each, at a server just started. */
  readonly arriving: Answers
  readonly idle: Answers
  /** Of one core, from then on. */
  readonly core: number
  readonly mebibytes: number
}

/** Ten thousand people who only look: their pages ask for the menu counts every 30 s. */
export async function benchIdleClients(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-idle-'))
  try {
    const sessions = await prepareSessions(folder, clients)
    const bare = await start(['--input-type=module', '--eval', bareServer], 4393)
    const floor = await loadAndEnd(bare, {
      port: 4393,
      path: '/',
      clients: sessions.map(() => ({ body: '{}' })),
    })
    const server = await start(shipped, 4394, {
      PORT: '4394',
      DATA_DIR: folder,
      DEMO: 'no',
      LOG_LEVEL: 'silent',
    })
    const ours = await loadAndEnd(server, {
      port: 4394,
      path: `/${calls.getMenuNotificationCount.path}`,
      clients: sessions.map(({ accessToken, userId }) => ({
        token: accessToken,
        body: JSON.stringify({ clientRequest: { customerUserId: userId } }),
      })),
    })
    return [
      {
        what: 'p99 of a poll, ms of the 100 promised',
        ours: `${ours.idle.p99.toFixed(1)} ms`,
        against: `100 ms; a bare handler ${floor.idle.p99.toFixed(1)} ms`,
        ratio: ours.idle.p99 / 100,
        target: { at: 'most', value: 1 },
      },
      {
        what: 'p99 of the first polls, just started',
        ours: `${ours.arriving.p99.toFixed(1)} ms`,
        against: `a bare handler ${floor.arriving.p99.toFixed(1)} ms`,
        ratio: ours.arriving.p99 / floor.arriving.p99,
      },
      {
        what: 'share of one core',
        ours: `${(ours.core * 100).toFixed(1)} %`,
        against: `a bare handler's ${(floor.core * 100).toFixed(1)} %; 60 % promised`,
        ratio: ours.core / floor.core,
        target: { at: 'most', value: 0.6 / floor.core },
      },
      {
        what: 'memory',
        ours: `${ours.mebibytes.toFixed(0)} MiB`,
        against: `a bare handler's ${floor.mebibytes.toFixed(0)} MiB; 512 MiB promised`,
        ratio: ours.mebibytes / floor.mebibytes,
        target: { at: 'most', value: 512 / floor.mebibytes },
      },
      {
        what: 'answers that were none',
        ours: faultsOf(ours),
        against: faultsOf(floor),
        ratio: ours.arriving.faults + ours.idle.faults,
        target: { at: 'most', value: 0 },
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Plan {
  readonly port: number
  readonly path: string
  readonly clients: readonly { readonly token?: string; readonly body: string }[]
}

async function loadAndEnd(server: ChildProcess, plan: Plan): Promise<Load> {
  try {
    return await load(server, plan)
  } finally {
    await end(server)
  }
}

async function load(server: ChildProcess, plan: Plan): Promise<Load> {
  const file = join(mkdtempSync(join(tmpdir(), 'studio-plan-')), 'plan.json')
  writeFileSync(file, JSON.stringify({ ...plan, everyMs, forMs }))
  const { stdout } = spawn(process.execPath, [join(import.meta.dirname, 'pollClient.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  const arriving = await nextOf(lines)
  const before = cpuSeconds(server)
  const startedAt = performance.now()
  const idle = await nextOf(lines)
  const seconds = (performance.now() - startedAt) / 1000
  rmSync(file)
  return {
    arriving,
    idle,
    core: (cpuSeconds(server) - before) / seconds,
    mebibytes: residentMebibytes(server),
  }
}

async function nextOf(lines: AsyncIterator<string>): Promise<Answers> {
  const { value, done } = await lines.next()
  if (done) throw new Error('The clients ended before their time.')
  return JSON.parse(value) as Answers
}

const faultsOf = ({ arriving, idle }: Load) =>
  `${arriving.faults + idle.faults} of ${arriving.answers + idle.answers}`

/** User and system time of all its threads (proc(5)). */
function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function residentMebibytes({ pid }: ChildProcess): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}

const bareServer = `
import Fastify from 'fastify'
const server = Fastify({ keepAliveTimeout: 65000 })
server.post('/', async () => ({ status: 'Ok', clientResponse: {} }))
server.get('/readyz', async () => 'ok')
await server.listen({ port: 4393, host: '127.0.0.1' })
`
