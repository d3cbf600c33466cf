// What is sent to the editors of a customer, by whom, and while they edit for them (reach.md 8).
import { afterEach, describe, expect, test } from 'vitest'
import type { ListProgramsResponse } from '../../../../generated/facts/features/programs'
import type { OrderDetail, PreparedOrder } from '../../../../generated/facts/features/pro-edits'
import { aBlock, aTimeline } from '../../../support/timelines'
import { airVersion, aProgram, aStoryboard } from '../../../support/work'
import { orderWorld, type Somebody } from './world'

const { db, people, brightcut, outcome, act, rowOf, orderIn, noticesOf, clipOf, give } =
  await orderWorld()
const { buyer, owner, colleague, otherBuyer, vendor, otherVendor } = people
const pantograph = otherVendor.customerId
const northwind = buyer.customerId
const edits = { flags: JSON.stringify({ proEditVendor: true }), isLocked: false }

const change = (customerId: string, values: object) =>
  db.updateTable('customers').set(values).where('id', '=', customerId).execute()

afterEach(async () => {
  await change(northwind, { vendorCustomerId: brightcut })
  await change(brightcut, { ...edits, lifeState: 'active' })
})

/** The vendor has stopped, each in another way. */
const stopped = [
  {
    how: 'nobody is chosen',
    stop: () => change(northwind, { vendorCustomerId: null }),
  },
  { how: 'it edits for nobody any more', stop: () => change(brightcut, { flags: '{}' }) },
  { how: 'it is locked', stop: () => change(brightcut, { isLocked: true }) },
  { how: 'it is closed', stop: () => change(brightcut, { lifeState: 'closed' }) },
]

const clipId = await clipOf(owner, 'Interview')
const { assetId } = await db
  .selectFrom('footageClips')
  .select('assetId')
  .where('id', '=', clipId)
  .executeTakeFirstOrThrow()
const timeline = aTimeline([aBlock('a', { media: { type: 'clip', id: clipId, assetId } })])
const programId = await aProgram(db, owner, {
  title: 'Teaser',
  state: 'ready',
  timeline: JSON.stringify(timeline),
})
const versionId = await airVersion(db, owner, programId)
await db.updateTable('programVersions').set({ assetId }).where('id', '=', versionId).execute()
const trashed = await aProgram(db, owner, { deletedAt: new Date() })

const clip = { kind: 'clip', id: clipId }
const version = { kind: 'version', id: versionId }
const wanted = { programId, title: ' Teaser ', priority: 'normal', items: [] }

async function sent(who: Somebody, request: object = {}) {
  const { code, reply } = await outcome(who, 'sendOrder', { ...wanted, ...request })
  const { orderId = '' } = (reply ?? {}) as { orderId?: string }
  return { code, orderId }
}

/** Whether the program says that it may be sent. */
async function isOffered(): Promise<boolean> {
  const { reply } = await outcome(buyer, 'listPrograms', { ids: [programId] })
  const [row] = (reply as ListProgramsResponse).rows
  return row?.may.includes('order') ?? false
}

const itemsOf = (orderId: string) =>
  db
    .selectFrom('orderItems')
    .select(['clipId', 'versionId'])
    .where('orderId', '=', orderId)
    .orderBy('kind')
    .execute()

const ordersOf = async (ofProgram: string) =>
  (await db.selectFrom('orders').select('id').where('programId', '=', ofProgram).execute()).length

test('nothing is due on a weekend, neither sent nor changed', async () => {
  const { orderId } = await sent(buyer, { dueOn: '2026-11-28' })
  expect(await rowOf(buyer, orderId)).toMatchObject({ dueOn: '2026-11-30' })
})

describe.each([
  { name: 'a campaign manager', who: buyer, state: 'submitted', told: vendor, kind: 'orderSent' },
  { name: 'a creator', who: owner, state: 'draft', told: buyer, kind: 'orderDrafted' },
])('what $name sends', ({ who, state, told, kind }) => {
  test('is offered with what it consists of', async () => {
    const { reply } = await outcome(who, 'prepareOrder', { programId })
    const { title, vendor: editing, isDraft, items } = reply as PreparedOrder
    expect({ title, editing, isDraft }).toEqual({
      title: 'Teaser',
      editing: { id: brightcut, name: 'Brightcut' },
      isDraft: state === 'draft',
    })
    expect(items).toMatchObject([
      { ...version, name: 'Teaser' },
      { ...clip, name: 'Interview' },
    ])
  })

  test(`is ${state}, with each item once`, async () => {
    const { code, orderId } = await sent(who, { items: [clip, version, clip] })
    expect(code).toBe('ok')
    expect(await rowOf(who, orderId)).toMatchObject({ title: 'Teaser', state, side: 'buyer' })
    expect(await itemsOf(orderId)).toEqual([
      { clipId, versionId: null },
      { clipId: null, versionId },
    ])
    expect(await noticesOf(told, orderId)).toEqual([kind])
    const { reply } = await outcome(who, 'prepareOrder', { programId })
    const before = (reply as PreparedOrder).orders.map((order) => order.orderId)
    expect(before).toContain(orderId)
  })
})

test.each([
  { what: 'nothing', source: {}, code: 'malformedRequest' },
  {
    what: 'two things at once',
    source: { programId, storyboardId: programId },
    code: 'malformedRequest',
  },
  { what: 'a program that is not there', source: { programId: clipId }, code: 'notFound' },
  { what: 'a program in the trash', source: { programId: trashed }, code: 'notFound' },
  {
    what: 'a program of another customer',
    source: { programId },
    who: otherBuyer,
    code: 'notFound',
  },
  { what: 'a program of somebody else', source: { programId }, who: colleague, code: 'notFound' },
])('of $what there is no order: $code', async ({ source, who = buyer, code }) => {
  const before = await ordersOf(programId)
  const { programId: _, ...rest } = wanted
  expect((await outcome(who, 'prepareOrder', source)).code).toBe(code)
  expect((await outcome(who, 'sendOrder', { ...rest, ...source })).code).toBe(code)
  expect(await ordersOf(programId)).toBe(before)
})

test('a storyboard is sent by its title', async () => {
  const storyboardId = await aStoryboard(db, buyer, { title: 'Harbour day' })
  const { reply } = await outcome(buyer, 'prepareOrder', { storyboardId })
  expect(reply).toMatchObject({ title: 'Harbour day', items: [] })
  const { orderId } = await sent(buyer, { programId: undefined, storyboardId })
  expect((await rowOf(buyer, orderId))?.storyboard).toMatchObject({ name: 'Harbour day' })
})

test.each([
  { what: 'without a title', request: { title: '  ' }, code: 'titleEmpty' },
  {
    what: 'with what is not offered',
    request: { items: [clip, { kind: 'file', id: clipId }] },
    code: 'notFound',
  },
])('an order $what is none: $code', async ({ request, code }) => {
  const before = await ordersOf(programId)
  expect((await sent(buyer, request)).code).toBe(code)
  expect(await ordersOf(programId)).toBe(before)
})

describe.each(stopped)('once $how', ({ stop }) => {
  test('it is not offered to send anything', async () => {
    expect(await isOffered()).toBe(true)
    await stop()
    expect(await isOffered()).toBe(false)
  })

  test('nothing is sent, neither anew nor a draft', async () => {
    const id = await orderIn('draft')
    await stop()
    expect((await sent(buyer)).code).toBe('noEditors')
    expect(await act(buyer, 'submitOrders', id)).toBe('noEditors')
    expect((await rowOf(buyer, id))?.state).toBe('draft')
  })
})

test('a draft is sent to whoever edits by then', async () => {
  const id = await orderIn('draft')
  await change(northwind, { vendorCustomerId: pantograph })
  expect(await act(buyer, 'submitOrders', id)).toBe('ok')
  expect(await rowOf(otherVendor, id)).toMatchObject({ state: 'submitted', side: 'vendor' })
  expect(await rowOf(vendor, id)).toBeUndefined()
  expect(await noticesOf(otherVendor, id)).toEqual(['orderSent'])
  expect(await noticesOf(vendor, id)).toEqual([])
})

test.each([
  { state: 'submitted', editor: [], manager: ['orderWithdrawn'] },
  { state: 'accepted', editor: [], manager: ['orderWithdrawn'] },
  { state: 'in_edit', editor: ['orderCancelled'], manager: [] },
] as const)('of one that is cancelled while $state, whoever is at it is told', async (given) => {
  const id = await orderIn(given.state)
  expect(await act(buyer, 'cancelOrders', id)).toBe('ok')
  expect(await noticesOf(people.editor, id)).toEqual(given.editor)
  expect(await noticesOf(vendor, id)).toEqual(given.manager)
})

test('editors are told which part of the download is used, of a clip that is trimmed', async () => {
  const trimmed = await clipOf(owner, 'Trimmed')
  await db
    .updateTable('mediaAssets')
    .set({ cutInMs: 1_980, durationMs: 5_000 })
    .where('id', '=', (qb) =>
      qb.selectFrom('footageClips').select('assetId').where('id', '=', trimmed),
    )
    .execute()
  const id = await orderIn('accepted')
  for (const given of [trimmed, clipId]) await give(id, given)
  const { reply } = await outcome(vendor, 'getOrder', { orderId: id })
  const { items } = reply as OrderDetail
  const used = Object.fromEntries(items.map(({ name, cutInMs }) => [name, cutInMs]))
  expect(used).toEqual({ Trimmed: 1_980, Interview: undefined })
})
