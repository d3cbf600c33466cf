// Who may do what with an order: those who buy, those who edit, and nobody else (reach.md 8).
import { describe, expect, test } from 'vitest'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { OrderLoad } from '../../../../generated/facts/features/pro-edits'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { moves, type OrderEvent, type OrderState } from '../../../../src/features/pro-edits/order'
import { aStoryboard } from '../../../support/work'
import { orderWorld, type Somebody } from './world'

const { db, brightcut, people, programId, outcome, orderIn, rowOf, rowsOf, clipOf } =
  await orderWorld()
const { buyer, owner, editor, vendor, otherBuyer, otherVendor, otherEditor, colleague, viewer } =
  people

const states = Object.keys(moves) as OrderState[]

const calls: Partial<Record<OrderEvent, { call: ServedCallId; values?: object }>> = {
  submit: { call: 'submitOrders' },
  discard: { call: 'discardOrders' },
  accept: { call: 'acceptOrders' },
  decline: { call: 'declineOrders', values: { declineWords: 'No time.' } },
  start: { call: 'startOrders' },
  approve: { call: 'approveOrders' },
  ask: { call: 'askOrderChanges', values: { changesWords: 'Shorter.' } },
  hold: { call: 'holdOrders', values: { holdWords: 'The logo.' } },
  resume: { call: 'resumeOrders' },
  cancel: { call: 'cancelOrders' },
  close: { call: 'closeOrders' },
}

const sides = { buyer, owner, vendor, editor }

/** Orders in every state are asked at once: what a row offers is what its call then does. */
describe.each(Object.keys(sides) as (keyof typeof sides)[])('by %s', (side) => {
  const who = sides[side]
  test.each(Object.keys(calls) as OrderEvent[])('%s is done where it is offered', async (event) => {
    const ids = await Promise.all(states.map((state) => orderIn(state)))
    const offered = (await rowsOf(who, { ids })).filter(({ may }) => may.includes(event))
    const { call, values } = calls[event]!
    const { reply } = await outcome(who, call, { selection: { ids }, ...(values && { values }) })
    // A call that is not theirs answers nothing.
    const { changed = [] } = (reply ?? {}) as { changed?: string[] }
    expect(changed.toSorted()).toEqual(offered.map(({ orderId }) => orderId).toSorted())
  })
})

test.each([
  { name: 'whoever buys', who: buyer, seen: states },
  { name: 'whoever owns the program', who: owner, seen: states },
  {
    name: 'whoever edits',
    who: editor,
    seen: [
      'assigned',
      'in_edit',
      'in_review',
      'changes_requested',
      'on_hold',
      'approved',
      'closed',
      'cancelled',
    ],
  },
  { name: 'the vendor', who: vendor, seen: states.filter((state) => state !== 'draft') },
  { name: 'another editor there', who: otherEditor, seen: [] },
  { name: 'a colleague of the owner', who: colleague, seen: [] },
  { name: 'another customer of the vendor', who: otherBuyer, seen: [] },
  { name: 'another vendor', who: otherVendor, seen: [] },
])('$name sees orders in these states and no others', async ({ who, seen }) => {
  const ids = await Promise.all(states.map((state) => orderIn(state)))
  const found = (await rowsOf(who, { ids })).map(({ state }) => state)
  expect(found.toSorted()).toEqual([...seen].toSorted())
})

/** Every call that names an order, as it is asked of one that is in edit. */
const named = (orderId: string, clipId: string): [ServedCallId, object][] => [
  ['getOrder', { orderId }],
  ['updateOrder', { orderId, rev: 1, values: { title: 'Mine' } }],
  ['assignOrder', { orderId, rev: 1, values: { estimateMinutes: 5, maxRounds: 1 } }],
  ['giveOrder', { orderId, userId: editor.userId }],
  ['logTime', { orderId, day: '2026-02-01', minutes: 5 }],
  ['deliverOrder', { orderId, clipId }],
  ...Object.values(calls).map(({ call, values }): [ServedCallId, object] => [
    call,
    { selection: { ids: [orderId] }, ...(values && { values }) },
  ]),
]

test.each([
  { name: 'another customer of the vendor', who: otherBuyer },
  { name: 'another vendor', who: otherVendor },
  { name: 'a colleague of the owner', who: colleague },
  { name: 'another editor there', who: otherEditor },
  { name: 'a viewer', who: viewer },
])(
  'to $name an order is missing, whatever they ask, or the call is not theirs',
  async ({ who }) => {
    const id = await orderIn('in_edit')
    const clipId = await clipOf(who === viewer ? buyer : who)
    for (const [call, request] of named(id, clipId)) {
      const { code } = await outcome(who, call, request)
      expect(`${call}: ${code}`).toMatch(/: (notFound|forbidden)$/)
      const ofNone = await outcome(
        who,
        call,
        JSON.parse(JSON.stringify(request).replaceAll(id, '01K00000000000000000000000')),
      )
      expect(`${call}: ${code}`).toBe(`${call}: ${ofNone.code}`)
    }
    expect((await rowOf(buyer, id))?.state).toBe('in_edit')
  },
)

test('those who edit learn nothing of the program, and those who buy nothing of the time', async () => {
  const id = await orderIn('in_edit')
  const log = { orderId: id, day: '2026-02-01', minutes: 45 }
  expect((await outcome(editor, 'logTime', log)).code).toBe('ok')
  expect(await rowOf(vendor, id)).toMatchObject({ side: 'vendor', spentMinutes: 45 })
  expect((await rowOf(vendor, id))?.program).toBeUndefined()
  expect(await rowOf(buyer, id)).toMatchObject({ side: 'buyer', spentMinutes: 0 })
  const { reply } = await outcome(buyer, 'getOrder', { orderId: id })
  expect((reply as { times: unknown[] }).times).toEqual([])
})

/** What a list offers to filter by, and how many rows a filter by one of the ids finds. */
async function facetOf(who: Somebody, field: 'program' | 'storyboard', id: string) {
  const { reply } = await outcome(who, 'listOrders', { values: field })
  const { values } = reply as { values: { value: string; name: string }[] }
  const filters = [{ field, op: 'is', value: id }]
  return {
    names: values.flatMap(({ value, name }) => (value === id ? [name] : [])),
    found: (await rowsOf(who, { filters })).length,
    missing: (await rowsOf(who, { filters: [{ field, op: 'none' }] })).length,
  }
}

test.each(['program', 'storyboard'] as const)(
  'those who edit neither read nor find the %s that an order is of',
  async (field) => {
    const storyboardId = await aStoryboard(db, owner, { title: 'Secret' })
    await db.updateTable('programs').set({ title: 'Secret' }).where('id', '=', programId).execute()
    await orderIn('in_edit', { storyboardId })
    const id = field === 'program' ? programId : storyboardId
    expect(await facetOf(buyer, field, id)).toMatchObject({ names: ['Secret'] })
    expect((await facetOf(buyer, field, id)).found).toBeGreaterThan(0)
    for (const who of [vendor, editor]) {
      const all = (await rowsOf(who)).length
      expect(await facetOf(who, field, id)).toEqual({ names: [], found: 0, missing: all })
    }
  },
)

const flagged = (flags: object) =>
  db
    .updateTable('customers')
    .set({ flags: JSON.stringify(flags) })
    .where('id', '=', brightcut)
    .execute()

test('the badge counts what stands on the board, for those who have one', async () => {
  await orderIn('submitted')
  await orderIn('approved')
  const { reply } = await outcome(vendor, 'getLoad', {})
  const { total } = reply as OrderLoad
  expect(total).toBeGreaterThan(0)
  const badgeOf = async (who: Somebody) => {
    const counts = await outcome(who, 'getMenuNotificationCount', { customerUserId: who.userId })
    return (counts.reply as MenuCounts).openOrdersCount
  }
  expect(await badgeOf(vendor)).toBe(total)
  for (const other of [otherVendor, editor, buyer]) expect(await badgeOf(other)).toBe(0)
})

test('a vendor that edits for others no more sees no order', async () => {
  const id = await orderIn('in_edit')
  await flagged({})
  expect(await rowOf(vendor, id)).toBeUndefined()
  expect(await rowOf(editor, id)).toBeUndefined()
  await flagged({ proEditVendor: true })
  expect(await rowOf(vendor, id)).toBeDefined()
})
