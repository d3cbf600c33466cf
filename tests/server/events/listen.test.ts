// Several processes on one PostgreSQL hear each other.
import { describe, expect, onTestFinished, test } from 'vitest'
import { createEvents, type Events } from '../../../src/server/events/events'
import { startEvents } from '../../../src/server/events/startEvents'
import { inPieces } from '../../../src/server/events/message'
import { freshDatabase } from '../../support/freshDatabase'

const database = await freshDatabase()
const far = new Date('2100-01-01T00:00:00Z')

/** A process with one page that listens. */
async function aProcess() {
  const faults: unknown[] = []
  const events = createEvents({
    subscribersAmong: async () => [],
    now: () => new Date(),
    onFault: (fault) => faults.push(fault),
  })
  const running = startEvents({
    events,
    database,
    databaseUrl: database.url,
    log: { warn: (fault: unknown) => void faults.push(fault) },
    customersOf: async () => new Map(),
    now: () => new Date(),
  })
  onTestFinished(() => running.stop())
  await running.begun
  return { events, faults }
}

const listen = (events: Events, familyId = 'family') => {
  const stream = events.follow({ userId: 'maya', customerId: 'c1', familyId, endsAt: far })
  const read = { text: '' }
  stream.on('data', (piece: Buffer) => (read.text += piece.toString()))
  return {
    stream,
    async until(text: string) {
      while (!read.text.includes(text)) await new Promise((resolve) => setImmediate(resolve))
    },
    text: () => read.text,
  }
}

describe('two processes on one database', () => {
  test('hear what the other one says, and not twice what they say themselves', async () => {
    const [here, there] = [await aProcess(), await aProcess()]
    const [own, theirs] = [listen(here.events), listen(there.events)]
    here.events.tell({ customerId: 'c1', topic: 'inbox', to: { userIds: ['maya'] } })
    there.events.tell({ customerId: 'c1', topic: 'tasks', to: 'all' })
    for (const { until } of [own, theirs]) {
      await until('inbox')
      await until('tasks')
    }
    for (const { text } of [own, theirs]) expect(text().match(/data/g)).toHaveLength(2)
  })

  test('end the streams of a session wherever they are', async () => {
    const [here, there] = [await aProcess(), await aProcess()]
    const { stream } = listen(there.events)
    const ended = new Promise((resolve) => stream.once('end', resolve))
    here.events.close({ familyId: 'family' })
    await ended
    expect(there.events.count()).toBe(0)
  })

  test('hear each other again once the connection was lost', async () => {
    const [here, there] = [await aProcess(), await aProcess()]
    const listens = () =>
      database.executeSql(
        `select pid from pg_stat_activity where application_name = 'studio events' and datname = current_database()`,
      )
    const before = (await listens()).rows as { pid: number }[]
    expect(before).toHaveLength(2)
    await database.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'studio events' and datname = current_database()`,
    )
    const killed = new Set(before.map(({ pid }) => pid))
    const isBack = async () =>
      ((await listens()).rows as { pid: number }[]).filter(({ pid }) => !killed.has(pid)).length ===
      2
    while (!(await isBack()));
    const { text } = listen(there.events)
    // The connection is there a moment before it listens.
    while (!text().includes('orders')) {
      here.events.tell({ customerId: 'c1', topic: 'orders', to: 'all' })
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
})

test('what is for many is said in pieces that a notification holds', () => {
  const userIds = Array.from({ length: 450 }, (_, at) => `01JZZZZZZZZZZZZZZZZZZZZ${at}`)
  const tell = { customerId: 'c1', topic: 'inbox', to: { userIds } } as const
  const pieces = inPieces({ tell })
  expect(pieces).toHaveLength(3)
  for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(7_500)
  const named = pieces.flatMap((piece) =>
    'tell' in piece && piece.tell.to !== 'all' && 'userIds' in piece.tell.to
      ? piece.tell.to.userIds
      : [],
  )
  expect(named).toEqual(userIds)
})
