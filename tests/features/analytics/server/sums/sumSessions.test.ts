// Days and curves are what one gets from the reports themselves, however they come and whenever they are summed (reach.md 7).
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forgetSessionsJob } from '../../../../../src/features/analytics/server'
import { bucketsOf } from '../../../../../src/features/analytics/curve'
import { report, sumUp } from '../../../../support/analytics'
import { runJobAt } from '../../../../support/runJob'
import { sized } from '../../../../support/sizes'
import { anAiredProgram } from '../../../../support/work'
import { aCustomer, aMember, freshApp } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db, { timezone: 'Europe/Berlin' })
const owner = await aMember(db, { customerId, roles: ['cm'] })
const viewers = [await aMember(db, { customerId }), await aMember(db, { customerId })]
/** Time goes on from test to test: what is older than the last sum is summed already. */
let now = new Date('2026-10-30T20:00:00Z')
const hourMs = 3_600_000
const seconds = 12

interface Told {
  readonly viewer: number
  readonly session: number
  readonly coverage: string
  /** Hours after the one before. */
  readonly later: number
  readonly isSummed: boolean
}
const told: fc.Arbitrary<Told> = fc.record({
  viewer: fc.constantFrom(0, 1, 2),
  session: fc.nat({ max: 3 }),
  coverage: fc
    .array(fc.boolean(), { minLength: seconds, maxLength: seconds })
    .map((bits) => bits.map(Number).join('')),
  later: fc.nat({ max: 9 }),
  isSummed: fc.boolean(),
})

const orOf = (one: string, other: string) =>
  [...one].map((sign, at) => (sign === '1' || other[at] === '1' ? '1' : '0')).join('')
const ones = (coverage: string) => coverage.replaceAll('0', '').length
const berlin = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

interface Visit {
  readonly who: string
  readonly startedAt: Date
  coverage: string
}

/** In the order in which their keys come up. */
function groupsOf(visits: readonly Visit[], keyOf: (visit: Visit) => string) {
  const keys = [...new Set(visits.map(keyOf))]
  return keys.map((key) => [key, visits.filter((visit) => keyOf(visit) === key)] as const)
}

/** What stands in the database, from the reports alone. */
function recomputed(visits: readonly Visit[]) {
  const plays = visits.filter(({ coverage }) => ones(coverage) >= 5)
  const days = groupsOf(plays, ({ startedAt }) => berlin(startedAt))
  const months = groupsOf(plays, ({ startedAt }) => `${berlin(startedAt).slice(0, 7)}-01`)
  const places = Array.from({ length: bucketsOf(seconds) }, (_, at) => at)
  return {
    days: days.map(([day, those]) => ({
      day,
      plays: those.length,
      seconds: those.reduce((sum, { coverage }) => sum + ones(coverage), 0),
      finished: those.filter(({ coverage }) => ones(coverage) >= 0.9 * seconds).length,
    })),
    curves: months.map(([month, those]) => ({
      month,
      plays: those.length,
      watched: places.map((at) => those.filter(({ coverage }) => coverage[at] === '1').length),
      again: places.map((at) => {
        const here = those.filter(({ coverage }) => coverage[at] === '1')
        return here.length - new Set(here.map(({ who }) => who)).size
      }),
    })),
  }
}

async function summed(programId: string) {
  const days = await db
    .selectFrom('programDays')
    .select((row) => [row.cast<string>('day', 'text').as('day'), 'plays', 'seconds', 'finished'])
    .where('programId', '=', programId)
    .orderBy('day')
    .execute()
  const curves = await db
    .selectFrom('programCurves')
    .select((row) => [row.cast<string>('month', 'text').as('month'), 'plays', 'watched', 'again'])
    .where('programId', '=', programId)
    .orderBy('month')
    .execute()
  return { days: days.map((day) => ({ ...day, seconds: Number(day.seconds) })), curves }
}

test('sums equal a recomputation from the reports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 12 }), async (reports) => {
      const programId = await anAiredProgram(db, owner)
      const visits = new Map<string, Visit>()
      for (const { viewer, session, coverage, later, isSummed } of reports) {
        now = new Date(now.getTime() + later * hourMs)
        // The third is somebody without an account, whose visits are all that is known of them.
        const userId = viewers[viewer]?.userId ?? null
        const sessionId = `${viewer}-${session}`
        const known = visits.get(sessionId)
        if (known) known.coverage = orOf(known.coverage, coverage)
        else visits.set(sessionId, { who: userId ?? sessionId, startedAt: now, coverage })
        await report(db, now, { programId, customerId, userId, sessionId, coverage })
        if (isSummed) await sumUp(app, now)
      }
      await sumUp(app, now)
      expect(await summed(programId)).toEqual(recomputed([...visits.values()]))
    }),
    sized(60),
  )
})

test('a report that is committed after its slot was summed is summed by the next run', async () => {
  const programId = await anAiredProgram(db, owner)
  await sumUp(app, now)
  await report(db, now, { programId, customerId, userId: viewers[0]!.userId })
  await sumUp(app, new Date(now.getTime() + 300_000))
  expect((await summed(programId)).days).toMatchObject([{ plays: 1, seconds: 10 }])
})

test('what the owner watches does not count', async () => {
  const programId = await anAiredProgram(db, owner)
  await report(db, now, { programId, customerId, userId: owner.userId })
  await sumUp(app, now)
  expect(await summed(programId)).toEqual({ days: [], curves: [] })
})

test('visits are kept for thirteen months, what was summed of them stays', async () => {
  const programId = await anAiredProgram(db, owner)
  const begin = new Date('2029-01-10T12:00:00Z')
  await report(db, begin, { programId, customerId, userId: viewers[0]!.userId })
  await sumUp(app, begin)
  const before = await summed(programId)
  const countVisits = async () =>
    (
      await db
        .selectFrom('viewSessions')
        .select('viewer')
        .where('programId', '=', programId)
        .execute()
    ).length
  await runJobAt(app, forgetSessionsJob, new Date('2030-02-10T11:00:00Z'))
  expect(await countVisits()).toBe(1)
  await runJobAt(app, forgetSessionsJob, new Date('2030-02-10T13:00:00Z'))
  expect(await countVisits()).toBe(0)
  await sumUp(app, new Date('2030-02-10T13:00:00Z'))
  expect(await summed(programId)).toEqual(before)
})
