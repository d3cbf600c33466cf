// Numbers of some days beside those of as many before them, and of programs: who sees which.
import { beforeAll, expect, test } from 'vitest'
import { deliver } from '../../../../support/channels'
import {
  analyticsTokenOf,
  askInsights,
  insightsOf,
  report,
  sumUp,
  watchedBy,
} from '../../../../support/analytics'
import { anAiredProgram } from '../../../../support/work'
import { aCustomer, aMember, freshApp, signIn } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db, { timezone: 'Europe/Berlin', name: 'Northwind' })
const people = await Promise.all(Array.from({ length: 6 }, () => aMember(db, { customerId })))
const manager = await aMember(db, { customerId, roles: ['cm'] })
const creator = await aMember(db, { customerId, roles: ['cc'] })

let managers: string
let creators: string
let much: string
let little: string

const first = new Date('2026-11-20T10:00:00Z')
const second = new Date('2026-11-21T23:30:00Z')
const week = { from: '2026-11-20', to: '2026-11-22' }

beforeAll(async () => {
  managers = await analyticsTokenOf(app, await signIn(app, manager))
  creators = await analyticsTokenOf(app, await signIn(app, creator))
  much = await anAiredProgram(db, creator, { title: 'Safety on set' })
  little = await anAiredProgram(db, manager, { title: '=Meet Chloe' })
  await deliver(db, { customerId }, much, { userId: people[0]!.userId })
  const before = new Date('2026-11-18T10:00:00Z')
  await watchedBy(db, before, { customerId, programId: much, people: people.slice(0, 2) })
  await watchedBy(db, first, { customerId, programId: much, people: people.slice(0, 5) })
  const part = { coverage: '1111100000', source: 'channel' as const, device: 'phone' as const }
  await report(db, second, { customerId, programId: much, userId: people[5]!.userId, ...part })
  await report(db, second, { customerId, programId: little, userId: people[0]!.userId })
  await report(db, second, { customerId, programId: little, sessionId: 'visitor', source: 'share' })
  await sumUp(app, second)
})

test('a campaign manager sees all of it, with what was before', async () => {
  expect(await insightsOf(app, managers, 'getOverview', week)).toMatchObject({
    organization: 'Northwind',
    viewer: { id: manager.userId },
    isWhole: true,
    members: 8,
    people: { now: 6, before: 2 },
    plays: { now: 8, before: 2 },
    seconds: { now: 75, before: 20 },
    finished: { now: 7, before: 2 },
    // Half past eleven at night is the next day there.
    days: [
      { day: '2026-11-20', plays: 5 },
      { day: '2026-11-21', plays: 0 },
      { day: '2026-11-22', plays: 3 },
    ],
  })
})

test('others see the programs that they build', async () => {
  expect(await insightsOf(app, creators, 'getOverview', week)).toMatchObject({
    isWhole: false,
    plays: { now: 6, before: 2 },
  })
  const { programs } = await insightsOf(app, creators, 'listWatchedPrograms', week)
  expect(programs.map(({ programId }) => programId)).toEqual([much])
  const refused = await askInsights(app, creators, 'getCurve', { programId: little })
  expect(refused.body).toMatchObject({ errorCode: 'notFound' })
})

test('where it was watched can be asked for', async () => {
  const shared = { ...week, sources: ['share' as const] }
  expect(await insightsOf(app, managers, 'getOverview', shared)).toMatchObject({
    people: { now: 0 },
    plays: { now: 1 },
  })
})

test('programs come with how they were watched, and from five people on how far', async () => {
  const { programs } = await insightsOf(app, managers, 'listWatchedPrograms', week)
  expect(programs).toEqual([
    {
      programId: much,
      title: 'Safety on set',
      channels: [],
      reached: 1,
      watched: 6,
      plays: 6,
      seconds: 55,
      finished: 5,
      stayed: [100, 100, 100, 100, 100, 88, 88, 88, 88, 88],
    },
    expect.objectContaining({ programId: little, watched: 1, plays: 2, stayed: [] }),
  ])
})

test('the curve and the devices are those of five people at least', async () => {
  const curve = await insightsOf(app, managers, 'getCurve', { programId: much })
  expect(curve).toMatchObject({
    title: 'Safety on set',
    seconds: 10,
    people: 6,
    plays: 8,
    isShown: true,
    watched: [1, 1, 1, 1, 1, 0.875, 0.875, 0.875, 0.875, 0.875],
    again: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    typical: [],
    devices: { computer: 7, phone: 1, tablet: 0 },
  })
  expect(await insightsOf(app, managers, 'getCurve', { programId: little })).toMatchObject({
    people: 1,
    isShown: false,
    watched: [],
    again: [],
    devices: { computer: 0, phone: 0, tablet: 0 },
  })
})

test('the table for other programs holds the same, and no cell is taken for a formula', async () => {
  const { status, headers, body } = await askInsights(app, managers, 'exportCsv', week)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = String(body['text']).split('\r\n')
  expect(lines[0]).toBe('\uFEFFProgram,Channels,Reached,Watched,Plays,Seconds,To the end')
  expect(lines.slice(1)).toEqual(['Safety on set,,1,6,6,55,5', "'=Meet Chloe,,0,1,2,20,2", ''])
})

test.each([
  ['its end before its beginning', { from: '2026-11-22', to: '2026-11-20' }],
  ['more than four hundred days', { from: '2025-01-01', to: '2026-11-20' }],
  ['no day', { from: '2026-02-30', to: '2026-11-20' }],
])('it is not told of %s', async (_, days) => {
  const { body } = await askInsights(app, managers, 'getOverview', days)
  expect(body).toMatchObject({ errorCode: 'malformedRequest' })
})
