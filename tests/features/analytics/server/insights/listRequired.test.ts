// Who has to watch what, and whose names are told (reach.md 7).
import { beforeAll, expect, test } from 'vitest'
import { analyticsTokenOf, insightsOf } from '../../../../support/analytics'
import { deliver } from '../../../../support/channels'
import { anAiredProgram } from '../../../../support/work'
import { aCustomer, aMember, freshApp, signIn } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const people = await Promise.all(
  ['Ava', 'Ben', 'Cleo', 'Dan'].map((name) => aMember(db, { customerId, user: { name } })),
)
const dayMs = 24 * 3_600_000
const before = (days: number) => new Date(app.clock.now.getTime() - days * dayMs)

let token: string
let required: string
let other: string

beforeAll(async () => {
  token = await analyticsTokenOf(app, await signIn(app, manager))
  required = await anAiredProgram(db, manager, { title: 'Safety on set' })
  other = await anAiredProgram(db, manager, { title: 'Meet Chloe' })
  for (const { userId } of people) {
    const due = { required: true, deliveredAt: before(9), dueAt: before(2) }
    await deliver(db, { customerId }, required, { userId }, due)
  }
  await deliver(
    db,
    { customerId },
    other,
    { userId: people[0]!.userId },
    { deliveredAt: before(9) },
  )
  const [ava, ben, cleo] = people
  await view(ava!.userId, before(3))
  await view(ben!.userId, before(1))
  await open(cleo!.userId)
})

const viewing = (userId: string) => ({
  userId,
  customerId,
  programId: required,
  versionNo: 1,
  openedAt: before(5),
})
const view = (userId: string, completedAt: Date) =>
  db
    .insertInto('viewings')
    .values({
      ...viewing(userId),
      viewedVersionNo: 1,
      completedAt,
      completedBy: 'auto',
      coverage: '1111111111',
    })
    .execute()
const open = (userId: string) =>
  db
    .insertInto('viewings')
    .values({ ...viewing(userId), coverage: '1000000000' })
    .execute()

test('each program tells how far those are who have to watch it', async () => {
  const { programs, people: named } = await insightsOf(app, token, 'listRequired', {})
  expect(programs).toEqual([
    {
      programId: required,
      title: 'Safety on set',
      dueAt: before(2).toISOString(),
      viewed: 2,
      started: 1,
      notStarted: 1,
      inTime: 1,
      late: 3,
    },
  ])
  expect(named).toEqual([])
})

test.each([
  ['required', 'a required program', true, 4],
  ['required', 'another', false, 0],
  ['all', 'a required program', true, 4],
  ['all', 'another', false, 1],
  ['none', 'a required program', true, 0],
  ['none', 'another', false, 0],
] as const)(
  'where names are shown for %s, of %s %i people are named',
  async (names, _, isRequired, count) => {
    await db
      .updateTable('customers')
      .set({ viewerNames: names })
      .where('id', '=', customerId)
      .execute()
    const programId = isRequired ? required : other
    const told = await insightsOf(app, token, 'listRequired', { programId })
    expect([told.names, told.people.length]).toEqual([names, count])
  },
)

test('people come with days and no seconds, those first who have not begun', async () => {
  await db
    .updateTable('customers')
    .set({ viewerNames: 'required' })
    .where('id', '=', customerId)
    .execute()
  const { people: named } = await insightsOf(app, token, 'listRequired', { programId: required })
  expect(named).toEqual([
    { name: 'Dan', state: 'notStarted' },
    { name: 'Cleo', state: 'started', at: before(5).toISOString() },
    { name: 'Ava', state: 'viewed', at: before(3).toISOString() },
    { name: 'Ben', state: 'viewed', at: before(1).toISOString() },
  ])
})

test('nobody is named to those who do not build the program', async () => {
  const creator = await aMember(db, { customerId, roles: ['cc'] })
  const theirs = await analyticsTokenOf(app, await signIn(app, creator))
  const told = await insightsOf(app, theirs, 'listRequired', { programId: required })
  expect(told).toMatchObject({ programs: [], people: [] })
})
