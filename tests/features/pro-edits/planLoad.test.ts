// Who does which order when (reach.md 8): the plan, against a clock that ticks minute by minute.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leftOf,
  planLoad,
  type LoadEditor,
  type LoadOrder,
} from '../../../src/features/pro-edits/planLoad'

const minuteMs = 60_000
const dayMs = 86_400_000
/** A Thursday, at eleven. */
const thursday = Date.parse('2026-11-26T11:00:00Z')
const dueAt = (day: string) => Date.parse(`${day}T17:00:00Z`)

const order = (change: Partial<LoadOrder> = {}): LoadOrder => ({
  id: 'teaser',
  state: 'in_edit',
  editorId: 'tom',
  dueAt: null,
  estimateMinutes: 600,
  spentMinutes: 0,
  round: 1,
  ...change,
})
const editor = (change: Partial<LoadEditor> = {}): LoadEditor => ({
  id: 'tom',
  capacityMinutes: 2400,
  timeOff: [],
  ...change,
})

test.each([
  { spentMinutes: 0, round: 1, left: 600 },
  { spentMinutes: 90, round: 1, left: 510 },
  { spentMinutes: 590, round: 1, left: 15 },
  { spentMinutes: 700, round: 1, left: 15 },
  { spentMinutes: 700, round: 2, left: 50 },
  { spentMinutes: 700, round: 3, left: 200 },
])('in round $round, with $spentMinutes minutes spent, $left are left', ({ left, ...change }) => {
  expect(leftOf(order(change))).toBe(left)
})

const doneAt = (given: Partial<LoadEditor>, change: Partial<LoadOrder> = {}) => {
  const at = planLoad([order(change)], [editor(given)], thursday).forecasts.get('teaser')?.doneAt
  return at == null ? null : new Date(at).toISOString().slice(0, 16)
}

test.each([
  { when: 'there is all day', given: {}, done: '2026-11-27T13:00' },
  { when: 'there is half of it', given: { capacityMinutes: 1200 }, done: '2026-11-30T15:00' },
  { when: 'Friday is off', given: { timeOff: ['2026-11-27'] }, done: '2026-11-30T13:00' },
  {
    when: 'a week is off',
    given: { timeOff: ['2026-11-27/2026-12-03'] },
    done: '2026-12-04T13:00',
  },
  { when: 'nobody can do anything', given: { capacityMinutes: 0 }, done: null },
])('ten hours are done at $done where $when', ({ given, done }) => {
  expect(doneAt(given)).toBe(done)
})

test.each(['submitted', 'in_review', 'on_hold', 'approved'] as const)(
  'what is %s takes none of the time of whoever edits it',
  (state) => {
    const { forecasts, weeks } = planLoad([order({ state })], [editor()], thursday)
    expect(forecasts.get('teaser')).toMatchObject({ doneAt: null, isAtRisk: false })
    expect(weeks.get('tom')?.every(({ owedMinutes }) => owedMinutes === 0)).toBe(true)
  },
)

test('what is due this week or is late already is owed this week', () => {
  const orders = [
    order({ id: 'late', dueAt: dueAt('2026-11-20') }),
    order({ id: 'now', dueAt: dueAt('2026-11-27'), estimateMinutes: 300 }),
    order({ id: 'next', dueAt: dueAt('2026-12-01'), estimateMinutes: 120 }),
  ]
  const [first, second] = planLoad(orders, [editor()], thursday).weeks.get('tom')!
  expect(first).toMatchObject({
    owedMinutes: 900,
    capacityMinutes: 2400,
    orderIds: ['late', 'now'],
  })
  expect(second).toMatchObject({ owedMinutes: 120, orderIds: ['next'] })
})

test('a promise at risk is given to whoever owes the least and would keep all of theirs', () => {
  const orders = [
    order({ id: 'long', dueAt: dueAt('2026-11-27'), estimateMinutes: 1200 }),
    order({ id: 'chloe has', editorId: 'chloe', dueAt: dueAt('2026-11-30'), estimateMinutes: 120 }),
  ]
  const all = [
    editor(),
    editor({ id: 'chloe' }),
    editor({ id: 'yuki', timeOff: ['2026-11-26/2026-12-31'] }),
    editor({ id: 'nora', capacityMinutes: 4800 }),
  ]
  const risk = planLoad(orders, all, thursday).forecasts.get('long')
  expect(risk).toMatchObject({ isAtRisk: true, giveTo: 'nora' })
  expect(planLoad(orders, all.slice(0, 3), thursday).forecasts.get('long')?.giveTo).toBeNull()
})

/** Half-hours and quarters, so that both ways reckon without a remainder. */
const anEditor = (id: string) =>
  fc.record({
    id: fc.constant(id),
    capacityMinutes: fc.constantFrom(0, 1200, 2400),
    timeOff: fc.uniqueArray(
      fc.constantFrom('2026-11-26', '2026-11-27', '2026-11-30/2026-12-01', '2026-12-03'),
      { maxLength: 2 },
    ),
  })
const anOrder = (id: string) =>
  fc.record({
    id: fc.constant(id),
    state: fc.constantFrom('assigned', 'in_edit', 'changes_requested', 'in_review', 'on_hold'),
    editorId: fc.constantFrom('a', 'b', 'c', null),
    dueAt: fc.constantFrom(
      null,
      ...['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-12-02'].map(dueAt),
    ),
    estimateMinutes: fc.nat(40).map((halves) => halves * 30),
    spentMinutes: fc.nat(10).map((halves) => halves * 30),
    round: fc.constantFrom(1, 3),
  })

const workStates: readonly string[] = ['accepted', 'assigned', 'in_edit', 'changes_requested']

/** When each of these is done, by working on the one that is due first, a minute at a time. */
function tick(orders: readonly LoadOrder[], who: LoadEditor): Map<string, number> {
  const queue = orders
    .filter(({ state, editorId }) => editorId === who.id && workStates.includes(state))
    .toSorted(
      (one, other) =>
        (one.dueAt ?? Infinity) - (other.dueAt ?? Infinity) || (one.id < other.id ? -1 : 1),
    )
    .map((each) => ({ id: each.id, left: leftOf(each) }))
  const done = new Map<string, number>()
  const isOff = (day: string) =>
    who.timeOff.some((each) => {
      const [first = '', last = first] = each.split('/')
      return first <= day && day <= last
    })
  const perMinute = who.capacityMinutes / 5 / 480
  const midnight = Math.floor(thursday / dayMs) * dayMs
  for (let day = 0; day < 60 && queue.length > 0; day += 1) {
    const opens = midnight + day * dayMs + 9 * 60 * minuteMs
    const date = new Date(opens)
    if ([0, 6].includes(date.getUTCDay()) || isOff(date.toISOString().slice(0, 10))) continue
    for (let minute = 0; minute < 480 && queue.length > 0; minute += 1) {
      const at = opens + minute * minuteMs
      if (at < thursday) continue
      let work = perMinute
      while (queue[0] && work > 0) {
        const spent = Math.min(work, queue[0].left)
        work -= spent
        queue[0].left -= spent
        if (queue[0].left > 0) break
        done.set(queue.shift()!.id, at + minuteMs)
      }
    }
  }
  return done
}

const isLate = ({ id, dueAt: due }: LoadOrder, done: ReadonlyMap<string, number>) =>
  due !== null && (done.get(id) ?? Infinity) > due

/** Tries everybody. */
function bestBy(given: LoadOrder, orders: readonly LoadOrder[], all: readonly LoadEditor[]) {
  const fits = all.flatMap((who) => {
    if (who.id === given.editorId || who.capacityMinutes === 0) return []
    const moved = orders.map((each) =>
      each.id === given.id ? { ...each, editorId: who.id } : each,
    )
    const done = tick(moved, who)
    const own = moved.filter(
      ({ state, editorId }) => editorId === who.id && workStates.includes(state),
    )
    if (own.some((each) => isLate(each, done))) return []
    const owed = own
      .filter(({ id }) => id !== given.id)
      .reduce((sum, each) => sum + leftOf(each), 0)
    return [{ id: who.id, share: owed / who.capacityMinutes }]
  })
  const least = Math.min(...fits.map(({ share }) => share))
  return fits.find(({ share }) => share === least)?.id ?? null
}

test('any plan is what comes of working minute by minute, and its advice what comes of trying everybody', () => {
  const ids = ['1', '2', '3', '4', '5', '6']
  fc.assert(
    fc.property(
      fc.tuple(anEditor('a'), anEditor('b'), anEditor('c')),
      fc.tuple(...ids.map(anOrder)),
      (all, some) => {
        const orders = some as readonly LoadOrder[]
        const plan = planLoad(orders, all, thursday)
        for (const who of all) {
          const done = tick(orders, who)
          for (const each of orders) {
            if (each.editorId !== who.id || !workStates.includes(each.state)) continue
            const found = plan.forecasts.get(each.id)!
            expect(found.doneAt).toBe(done.get(each.id) ?? null)
            expect(found.isAtRisk).toBe(isLate(each, done))
            expect(found.giveTo).toBe(found.isAtRisk ? bestBy(each, orders, all) : null)
          }
        }
      },
    ),
    { numRuns: 40 },
  )
})
