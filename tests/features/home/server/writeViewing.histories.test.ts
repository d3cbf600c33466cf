// Reports of one version come to the same, in whatever order, however often, and from whichever
// device (reach.md 1): what was watched is the union, the position that of the latest visit.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageOf, rangesOf, secondsOf } from '../../../../src/features/home/server/coverage'
import { writeViewing } from '../../../../src/features/home/server/writeViewing'
import { aMember } from '../../../support/people'
import { sized } from '../../../support/sizes'
import { anAiredProgram } from '../../../support/work'
import { freshApp } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const me = await aMember(db)
const bodyEndMs = 23_400

const report = fc.record({
  /** Two devices, each with a visit of its own. */
  positionFrom: fc.constantFrom('01AAAAAAAAAAAAAAAAAAAAAAAA', '01BBBBBBBBBBBBBBBBBBBBBBBB'),
  ranges: fc.array(fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 9 })), { maxLength: 3 }),
  positionMs: fc.nat({ max: 23_000 }),
})
type Report = typeof report extends fc.Arbitrary<infer Of> ? Of : never

async function told(reports: readonly Report[]) {
  const programId = await anAiredProgram(db, me)
  const { userId, customerId } = me
  for (const { positionFrom, positionMs, ranges } of reports) {
    await writeViewing(db, {
      userId,
      customerId,
      programId,
      versionNo: 1,
      publishedNo: 1,
      positionFrom,
      sessionId: positionFrom,
      source: 'feed',
      device: 'computer',
      positionMs,
      isTimed: false,
      now: app.clock.now,
      coverage: coverageOf(
        ranges.map(([from, length]) => [from, from + length]),
        bodyEndMs,
      ),
    })
  }
  return db
    .selectFrom('viewings')
    .select(['coverage', 'viewedVersionNo', 'positionMs', 'positionFrom'])
    .where('programId', '=', programId)
    .executeTakeFirstOrThrow()
}

test('reports may be repeated, late and crossed', async () => {
  const several = fc.array(report, { minLength: 1, maxLength: 8, size: 'max' })
  const orders = several.chain((reports) =>
    fc.tuple(
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports], {
        minLength: reports.length * 2,
        maxLength: reports.length * 2,
      }),
    ),
  )
  await fc.assert(
    fc.asyncProperty(orders, async ([once, twice]) => {
      const [inOrder, otherwise] = [await told(once), await told(twice)]
      expect(otherwise.coverage).toBe(inOrder.coverage)
      expect(otherwise.viewedVersionNo).toBe(inOrder.viewedVersionNo)
      const last = once
        .map(({ positionFrom }) => positionFrom)
        .toSorted()
        .at(-1)
      expect([inOrder.positionFrom, otherwise.positionFrom]).toEqual([last, last])
      const ofLast = once.filter(({ positionFrom }) => positionFrom === last)
      expect(inOrder.positionMs).toBe(ofLast.at(-1)!.positionMs)
      const watched = inOrder.coverage.replaceAll('0', '').length
      expect(inOrder.viewedVersionNo).toBe(watched >= Math.ceil(24 * 0.9) ? 1 : null)
    }),
    sized(400, { whole: 10_000 }),
  )
})

test.each([
  { ranges: [[0, 23.4]], bits: '1'.repeat(24) },
  { ranges: [[0, 22.6]], bits: `${'1'.repeat(23)}0` },
  { ranges: [[23, 23.3]], bits: `${'0'.repeat(23)}1` },
  { ranges: [[1.6, 3.4]], bits: '001'.padEnd(24, '0') },
  {
    ranges: [
      [0, 1.5],
      [1.5, 3],
    ],
    bits: '111'.padEnd(24, '0'),
  },
  { ranges: [[30, 40]], bits: '0'.repeat(24) },
])('a second is watched with its middle: $ranges', ({ ranges, bits }) => {
  expect(coverageOf(ranges, bodyEndMs)).toBe(bits)
})

test('ranges are read from what was watched, and a film without a body has a second', () => {
  expect(rangesOf('0110001')).toEqual([
    [1, 3],
    [6, 7],
  ])
  expect(secondsOf(0)).toBe(1)
})
