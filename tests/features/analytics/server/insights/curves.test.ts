// How a version was watched is told from five people on, wherever it is asked (reach.md 7).
import { expect, test } from 'vitest'
import { stayedOf } from '../../../../../src/features/analytics/server'
import {
  analyticsTokenOf,
  insightsOf,
  report,
  sumUp,
  watchedBy,
} from '../../../../support/analytics'
import { airVersion, anAiredProgram } from '../../../../support/work'
import { aCustomer, aMember, freshApp, signIn } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database
const now = new Date('2026-11-20T10:00:00Z')
const days = { from: '2026-11-20', to: '2026-11-20' }

async function someCustomer() {
  const customerId = await aCustomer(db)
  const manager = await aMember(db, { customerId, roles: ['cm'] })
  const people = await Promise.all(Array.from({ length: 6 }, () => aMember(db, { customerId })))
  const token = await analyticsTokenOf(app, await signIn(app, manager))
  /** The second version is on air, and so many have watched each. */
  async function watchedTwice(first: number, second: number) {
    const programId = await anAiredProgram(db, manager)
    await watchedBy(db, now, { customerId, programId, people: people.slice(0, first) })
    const publishedVersionId = await airVersion(db, manager, programId, { versionNo: 2 })
    await db
      .updateTable('programs')
      .set({ publishedVersionId })
      .where('id', '=', programId)
      .execute()
    const whole = { customerId, programId, versionNo: 2, people: people.slice(0, second) }
    await watchedBy(db, now, whole)
    await sumUp(app, now)
    return programId
  }
  const curveOf = (programId: string) => insightsOf(app, token, 'getCurve', { programId })
  const rowOf = async (programId: string) => {
    const { programs } = await insightsOf(app, token, 'listWatchedPrograms', days)
    return programs.find((program) => program.programId === programId)!
  }
  async function watchedOnPage(programId: string, visits: ReturnType<typeof visitors>) {
    for (const visit of visits)
      await report(db, now, { customerId, programId, versionNo: 2, ...visit })
    await sumUp(app, now)
  }
  return { watchedTwice, watchedOnPage, curveOf, rowOf }
}

test.each([
  { first: 6, second: 4, points: 0 },
  { first: 0, second: 5, points: 10 },
])(
  'by $second people, after $first had watched the version before: $points points',
  async ({ first, second, points }) => {
    const { watchedTwice, curveOf, rowOf } = await someCustomer()
    const programId = await watchedTwice(first, second)
    expect((await rowOf(programId)).stayed).toHaveLength(points)
    expect(await stayedOf(db, { programId, versionNo: 2 }, 50)).toHaveLength(points)
    const { isShown, watched, again } = await curveOf(programId)
    expect({ isShown, watched: watched.length, again: again.length }).toEqual({
      isShown: points > 0,
      watched: points,
      again: points,
    })
  },
)

const visitors = (...names: (string | undefined)[]) =>
  names.map((visitor) => ({ visitor, source: 'share' as const }))

test.each([
  { who: 'one who came five times', visits: visitors('a', 'a', 'a', 'a', 'a'), people: 1 },
  { who: 'five of whom nobody knows more than a visit', visits: visitors(...Array(5)), people: 0 },
  { who: '24 visits of nobody knows whom', visits: visitors(...Array(24)), people: 0 },
  {
    who: '25 visits of nobody knows whom',
    visits: visitors(...Array(25)),
    people: 0,
    isShown: true,
  },
  {
    who: 'three who proved their addresses and ten visits of others',
    visits: visitors('a', 'b', 'c', ...Array(10)),
    people: 3,
    isShown: true,
  },
  {
    who: 'five who proved their addresses',
    visits: visitors('a', 'b', 'c', 'd', 'e'),
    people: 5,
    isShown: true,
  },
])(
  'of those who came by a share page, $who are $people people',
  async ({ visits, people, isShown = false }) => {
    const { watchedTwice, watchedOnPage, curveOf, rowOf } = await someCustomer()
    const programId = await watchedTwice(0, 0)
    await watchedOnPage(programId, visits)
    const plays = visits.length
    expect(await curveOf(programId)).toMatchObject({ people, plays, isShown })
    expect(await rowOf(programId)).toMatchObject({ watched: people, plays })
    expect((await rowOf(programId)).stayed).toHaveLength(isShown ? 10 : 0)
  },
)

test('what is typical is made of versions that five people have watched', async () => {
  const { watchedTwice, curveOf } = await someCustomer()
  const [programId] = [await watchedTwice(0, 5), await watchedTwice(0, 5), await watchedTwice(6, 4)]
  expect((await curveOf(programId)).typical).toEqual([])
  await watchedTwice(0, 5)
  expect((await curveOf(programId)).typical).toHaveLength(50)
})
