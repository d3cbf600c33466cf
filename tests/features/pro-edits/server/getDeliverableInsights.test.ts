// The three analyses of the Command Center, by small numbers that are easily counted (reach.md 8).
import { expect, test } from 'vitest'
import type {
  CustomersLoad,
  DeliverableInsights,
  OrderLoad,
} from '../../../../generated/facts/features/pro-edits'
import { percentile } from '../../../../src/features/pro-edits/server/getDeliverableInsights'
import { orderWorld } from './world'

const { db, people, brightcut, outcome, orderIn } = await orderWorld()
const { vendor, otherVendor, editor, buyer } = people

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10)

const approved = (change: object) => ({
  submittedAt: daysAgo(10),
  firstDeliveredAt: daysAgo(5),
  approvedAt: daysAgo(4),
  ...change,
})
await orderIn('approved', approved({ dueOn: dayOf(5) }))
await orderIn('closed', approved({ dueOn: dayOf(6), round: 2, heldMs: 2 * dayMs }))
await orderIn('in_edit', { estimateMinutes: 120, dueOn: dayOf(-1), movedAt: daysAgo(2) })
await orderIn('submitted', { estimateMinutes: 60 })
await orderIn('on_hold', { estimateMinutes: 90 })
await orderIn('draft', { estimateMinutes: 600 })

async function ask<Reply>(who: typeof vendor, call: Parameters<typeof outcome>[1]) {
  return (await outcome(who, call, {})).reply as Reply
}

test('on time is by the first delivery, and what was held does not count', async () => {
  const found = await ask<DeliverableInsights>(vendor, 'getDeliverableInsights')
  expect(found).toMatchObject({ delivered: 2, onTime: 1, approved: 2, approvedInRoundOne: 1 })
  expect(found.medianDays).toBeCloseTo(4, 3)
  expect(found.slowDays).toBeCloseTo(6, 3)
  expect(found.rounds).toEqual([
    { round: 1, orders: 1 },
    { round: 2, orders: 1 },
  ])
  const edited = found.states.find(({ state }) => state === 'in_edit')
  expect(edited).toMatchObject({ orders: 1 })
  expect(edited?.longestHours).toBeCloseTo(48, 1)
})

test('what is open stands with its customer, by how far it is; drafts do not', async () => {
  const { customers, weeks } = await ask<CustomersLoad>(vendor, 'getCustomersLoad')
  expect(customers).toEqual([
    {
      customer: { id: buyer.customerId, name: 'Northwind' },
      orders: 3,
      waiting: 60,
      editing: 120,
      held: 90,
    },
  ])
  expect(weeks).toHaveLength(12)
  expect(weeks.reduce((all, { went }) => all + went, 0)).toBe(2)
})

test('what an editor owes stands beside what they can do', async () => {
  await db
    .insertInto('editorProfiles')
    .values({
      userId: editor.userId,
      customerId: brightcut,
      capacityMinutes: 600,
      updatedAt: new Date(),
    })
    .execute()
  const load = await ask<OrderLoad>(vendor, 'getLoad')
  expect(load).toMatchObject({ total: 3, customers: 1 })
  const [{ editor: who, weeks } = { editor: undefined, weeks: [] }] = load.editors
  expect(who?.id).toBe(editor.userId)
  expect(weeks.reduce((all, { owedMinutes }) => all + owedMinutes, 0)).toBe(120)
})

test('another vendor has nothing of it', async () => {
  expect(await ask<OrderLoad>(otherVendor, 'getLoad')).toMatchObject({ total: 0, orders: [] })
  const { customers } = await ask<CustomersLoad>(otherVendor, 'getCustomersLoad')
  expect(customers).toEqual([])
  const insights = await ask<DeliverableInsights>(otherVendor, 'getDeliverableInsights')
  expect(insights).toMatchObject({ delivered: 0, approved: 0, rounds: [] })
})

test.each([
  [[], 0.5, undefined],
  [[3], 0.9, 3],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
])('of %j, %s are no more than %s', (sorted, share, found) => {
  expect(percentile(sorted, share)).toBe(found)
})
