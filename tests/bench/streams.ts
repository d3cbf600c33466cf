import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ulid } from 'ulid'
import { say } from '../../codegen/commands/say'
import { calls } from '../../generated/wiring/calls'
import { openDatabase } from '../../src/server/database/openDatabase'
import '../../src/features/notifications/server'
import { projectRoot } from '../support/projectRoot'
import type { Ratio } from './measure'
import { prepareSessions } from './preparedSessions'
import { end, shipped, start } from './runServer'

const port = 4395
const badgesWithinMs = 1_000
const promisedMebibytes = 512

interface Opened {
  readonly open: number
  readonly seconds: number
}

interface Heard {
  readonly known: number
  readonly faults: number
  readonly p95: number
  readonly mebibytes: number
}

/** Pages that listen: how soon their badges are right, and what it costs to have ten thousand of them. */
export async function benchStreams(): Promise<Ratio[]> {
  const [some, many] = [await hear(300), await hear(10_000)]
  return [
    badge(some, '300'),
    badge(many, '10,000'),
    {
      what: 'memory, 10,000 listening',
      ours: `${many.mebibytes.toFixed(0)} MiB, ${some.mebibytes.toFixed(0)} with 300`,
      against: `${promisedMebibytes} MiB promised`,
      ratio: many.mebibytes / promisedMebibytes,
      target: { at: 'most', value: 1 },
    },
    {
      what: 'answers that were none',
      ours: String(some.faults + many.faults),
      against: '0',
      ratio: some.faults + many.faults,
      target: { at: 'most', value: 0 },
    },
  ]
}

const badge = ({ p95, known }: Heard, count: string): Ratio => ({
  what: `p95 of a badge, ${count} listening`,
  ours: `${p95.toFixed(0)} ms of ${known}`,
  against: `${badgesWithinMs} ms promised`,
  ratio: p95 / badgesWithinMs,
  target: { at: 'most', value: 1 },
})

async function hear(count: number): Promise<Heard> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-streams-'))
  try {
    const sessions = await prepareSessions(folder, count)
    await leaveUnread(folder)
    const file = join(folder, 'plan.json')
    const paths = {
      follow: `/${calls.followEvents.path}`,
      counts: `/${calls.getMenuNotificationCount.path}`,
      read: `/${calls.markNotificationsRead.path}`,
    }
    const clients = sessions.map(({ userId, accessToken: token }) => ({ userId, token }))
    writeFileSync(file, JSON.stringify({ port, paths, clients, times: 100 }))
    const server = await start(shipped, port, {
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'no',
      LOG_LEVEL: 'silent',
    })
    try {
      const client = [join(import.meta.dirname, 'streamClient.mjs'), file]
      const { stdout } = spawn(process.execPath, client, { stdio: ['ignore', 'pipe', 'inherit'] })
      let mebibytes = 0
      for await (const line of createInterface({ input: stdout })) {
        const told = JSON.parse(line) as Opened | Omit<Heard, 'mebibytes'>
        if ('known' in told) return { ...told, mebibytes }
        mebibytes = residentMebibytes(server)
        const of = `${told.seconds.toFixed(1)} s, ${cpuSeconds(server).toFixed(1)} s of the server's CPU`
        say(`  ${told.open} of ${count} listen after ${of}`)
      }
      throw new Error('The pages ended before their time.')
    } finally {
      await end(server)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each person has something to read, so that reading it tells their other pages. */
async function leaveUnread(dataDir: string): Promise<void> {
  const database = await openDatabase({ projectRoot, dataDir })
  const people = await database.db
    .selectFrom('memberships')
    .select(['userId', 'customerId'])
    .execute()
  const now = new Date()
  await database.db
    .insertInto('notifications')
    .values(
      people.map((person) => ({
        id: ulid(),
        ...person,
        kind: 'filmMade',
        groupKey: 'bench',
        subject: '{}',
        params: '{}',
        createdAt: now,
        toldAt: now,
      })),
    )
    .execute()
  await database.close()
}

/** As Linux counts it, in hundredths. */
function cpuSeconds({ pid }: ChildProcess): number {
  const [, behindName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = behindName.split(' ').slice(11, 13).map(Number)
  return (user! + system!) / 100
}

function residentMebibytes({ pid }: ChildProcess): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}
