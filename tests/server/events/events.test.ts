import { describe, expect, test } from 'vitest'
import { createEvents, spreadOf } from '../../../src/server/events/events'

const far = new Date('2100-01-01T00:00:00Z')

const someEvents = (limits?: { ofFamily: number; ofProcess: number }) =>
  createEvents({
    subscribersAmong: async () => [],
    now: () => new Date(),
    onFault: (fault) => {
      throw fault
    },
    ...(limits && { limits }),
  })

const listener = (at: number) => ({
  userId: `u${at}`,
  customerId: 'c1',
  familyId: `f${at}`,
  endsAt: far,
})

test.each([
  [1, 0],
  [300, 0],
  [301, 903],
  [5_000, 15_000],
  [100_000, 30_000],
])('%i people who are told at once ask within %i ms', (people, ms) => {
  expect(spreadOf(people)).toBe(ms)
})

test('301 are told over how long to ask', async () => {
  const events = someEvents()
  const streams = Array.from({ length: 301 }, (_, at) => events.follow(listener(at)))
  const heard = streams.map(
    (stream) =>
      new Promise<string>((resolve) =>
        stream.on('data', (piece: Buffer) => {
          const text = piece.toString()
          if (text.includes('data')) resolve(text)
        }),
      ),
  )
  events.tell({ customerId: 'c1', topic: 'inbox', to: 'all' })
  const told = new Set(await Promise.all(heard))
  expect([...told].map((text) => text.replace(/^:\n\n/, ''))).toEqual([
    'data: {"topic":"inbox","spreadMs":903}\n\n',
  ])
})

describe('a process', () => {
  test('lets in only so many, and others once they have left', async () => {
    const events = someEvents({ ofFamily: 3, ofProcess: 2 })
    const first = events.follow(listener(0))
    events.follow(listener(1))
    expect(() => events.follow(listener(2))).toThrow('Too many')
    const left = new Promise((resolve) => first.once('close', resolve))
    first.destroy()
    await left
    expect(events.follow(listener(2))).toBeDefined()
    expect(events.count()).toBe(2)
  })

  test('lets go of whoever takes nothing in', async () => {
    const events = someEvents()
    const stream = events.follow(listener(0))
    const left = new Promise((resolve) => stream.once('close', resolve))
    while (!stream.destroyed) {
      events.tell({ customerId: 'c1', topic: 'inbox', to: 'all' })
      await new Promise((resolve) => setImmediate(resolve))
    }
    await left
    expect(events.count()).toBe(0)
  })
})
