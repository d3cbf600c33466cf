// Campaigns begin and end on their days; what they bring goes with them (reach.md 5).
import { describe, expect, test } from 'vitest'
import type { ListCampaignsRow } from '../../../../generated/facts/features/campaigns'
import { aChannel } from '../../../support/channels'
import { addresses, campaignWorld } from './world'

const world = await campaignWorld()
const { app, db, newCustomer, call, act, plan, send, pass, stateOf } = world
type Here = Awaited<ReturnType<typeof newCustomer>>

const day = (days: number) =>
  new Date(app.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

async function aCampaignWith(here: Here, values: object = {}) {
  const { reply, code } = await call<ListCampaignsRow>(here, 'addCampaign', {
    values: { name: 'Spring reel', ...values },
  })
  expect(code).toBe('ok')
  return reply.campaignId
}

const rowOf = async (here: Here, campaignId: string) =>
  (await call<{ rows: ListCampaignsRow[] }>(here, 'listCampaigns', { ids: [campaignId] })).reply
    .rows[0]!

async function change(here: Here, campaignId: string, values: object) {
  const { rev } = await rowOf(here, campaignId)
  return (await call(here, 'updateCampaign', { campaignId, rev, values })).code
}

/** To begin in three days, with a program for a channel. */
async function aScheduled({ isStarted = true } = {}) {
  const here = await newCustomer()
  const channelId = await aChannel(db, here.mira, { owners: [here.mira.userId] })
  const brings = { channels: [channelId], programs: [here.programId] }
  const campaignId = await aCampaignWith(here, { startsOn: day(3), ...brings })
  if (isStarted) await act(here, 'startCampaigns', campaignId)
  return { here, channelId, campaignId }
}

const postsIn = (channelId: string) =>
  db
    .selectFrom('programDeliveries')
    .select(['deliveredAt', 'required', 'recalledAt'])
    .where('channelId', '=', channelId)
    .execute()

describe('started', () => {
  test.each([
    { when: 'without a first day', startsOn: undefined, state: 'live' },
    { when: 'on its first day', startsOn: 0, state: 'live' },
    { when: 'before it', startsOn: 3, state: 'scheduled' },
  ])('$when a campaign is $state', async ({ startsOn, state }) => {
    const here = await newCustomer()
    const campaignId = await aCampaignWith(here, {
      ...(startsOn !== undefined && { startsOn: day(startsOn) }),
    })
    expect(await act(here, 'startCampaigns', campaignId)).toBe('ok')
    expect((await rowOf(here, campaignId)).state).toBe(state)
  })

  test('after its last day it is refused', async () => {
    const here = await newCustomer()
    const campaignId = await aCampaignWith(here, { endsOn: day(-1) })
    expect(await act(here, 'startCampaigns', campaignId)).toBe('campaignOver')
  })

  test('it posts its programs in its channels on its first day, and takes them back with a step back', async () => {
    const here = await newCustomer()
    const channelId = await aChannel(db, here.mira, { owners: [here.mira.userId] })
    const campaignId = await aCampaignWith(here, {
      startsOn: day(3),
      channels: [channelId],
      programs: [here.programId],
    })
    const posts = () =>
      db
        .selectFrom('programDeliveries')
        .select(['programId', 'recalledAt'])
        .where('channelId', '=', channelId)
        .where('deliveredAt', '>', app.clock.now)
        .execute()
    await act(here, 'startCampaigns', campaignId)
    expect(await posts()).toEqual([{ programId: here.programId, recalledAt: null }])
    await act(here, 'withdrawCampaigns', campaignId)
    expect(await posts()).toMatchObject([{ recalledAt: app.clock.now }])
  })

  test('what somebody else has posted there stays as they said it', async () => {
    const { here, channelId, campaignId } = await aScheduled({ isStarted: false })
    const ahead = { deliverAt: `${day(5)}T10:00:00.000Z`, required: true, viewAgain: false }
    const { programId } = here
    const post = { programId, channelIds: [channelId], userIds: [], ...ahead }
    expect((await call(here, 'deliverProgram', post)).code).toBe('ok')
    await act(here, 'startCampaigns', campaignId)
    await act(here, 'withdrawCampaigns', campaignId)
    expect(await postsIn(channelId)).toEqual([
      { deliveredAt: new Date(ahead.deliverAt), required: true, recalledAt: null },
    ])
  })

  test('its posts move with its first day, and come at once when there is none any more', async () => {
    const { here, channelId, campaignId } = await aScheduled()
    await change(here, campaignId, { startsOn: day(5) })
    const [moved] = await postsIn(channelId)
    expect(moved?.deliveredAt).toEqual(new Date(`${day(5)}T00:00:00Z`))
    await change(here, campaignId, { startsOn: null })
    expect(await postsIn(channelId)).toMatchObject([{ deliveredAt: app.clock.now }])
    await plan()
    expect((await rowOf(here, campaignId)).state).toBe('live')
  })

  test('whom it is for stays', async () => {
    const here = await newCustomer()
    const campaignId = await aCampaignWith(here)
    await act(here, 'startCampaigns', campaignId)
    const { rev } = await rowOf(here, campaignId)
    const [contact] = await world.contactsOf(here.customerId, addresses(1))
    const aimed = { campaignId, rev, values: { contacts: [contact] } }
    expect((await call(here, 'updateCampaign', aimed)).code).toBe('forbidden')
  })
})

test('on its days it begins and ends by itself', async () => {
  const here = await newCustomer()
  const campaignId = await aCampaignWith(here, { startsOn: day(1), endsOn: day(1) })
  await act(here, 'startCampaigns', campaignId)
  pass(24 * 60)
  await plan()
  expect((await rowOf(here, campaignId)).state).toBe('live')
  pass(24 * 60)
  await plan()
  expect((await rowOf(here, campaignId)).state).toBe('closed')
})

describe('while it is paused', () => {
  test('no letter is planned, and none that is being sent leaves, until it goes on', async () => {
    const here = await newCustomer()
    const [address] = addresses(1)
    const { campaignId, letterId } = await world.aDueLetter(here, [address!])
    await plan()
    await act(here, 'pauseCampaigns', campaignId)
    const other = await world.anotherLetter(here, campaignId)
    await plan()
    pass(20)
    await send()
    expect(await stateOf(letterId)).toEqual({ [address!]: 'queued' })
    expect(await stateOf(other)).toEqual({})
    await act(here, 'resumeCampaigns', campaignId)
    await plan()
    await send()
    expect(await stateOf(letterId)).toEqual({ [address!]: 'sent' })
    expect(await stateOf(other)).toEqual({ [address!]: 'sent' })
  })
})

test('its page stays while a letter leads there', async () => {
  const here = await newCustomer()
  const { campaignId, letterId } = await world.aDueLetter(here, addresses(1))
  expect(await change(here, campaignId, { sharePage: null })).toBe('letterNoPage')
  await plan()
  expect(await change(here, campaignId, { sharePage: null })).toBe('letterNoPage')
  pass(20)
  await send()
  expect(Object.values(await stateOf(letterId))).toEqual(['sent'])
  expect(await change(here, campaignId, { sharePage: null })).toBe('ok')
})

test('none of its letters is handed over while somebody pauses it', async () => {
  const here = await newCustomer()
  const { campaignId, letterId } = await world.aDueLetter(here, addresses(1))
  await db.transaction().execute(async (pausing) => {
    await pausing
      .updateTable('campaigns')
      .set({ state: 'paused' })
      .where('id', '=', campaignId)
      .execute()
    await plan()
  })
  await plan()
  expect(await stateOf(letterId)).toEqual({})
})

test('closed, it sends nothing any more', async () => {
  const here = await newCustomer()
  const [address] = addresses(1)
  const { campaignId, letterId } = await world.aDueLetter(here, [address!])
  await plan()
  await act(here, 'closeCampaigns', campaignId)
  pass(20)
  await send()
  expect(await stateOf(letterId)).toEqual({ [address!]: 'queued' })
})

test.each([
  { of: 'contacts', name: 'contacts' },
  { of: 'programs', name: 'programs' },
  { of: 'lists', name: 'lists' },
])('what another customer has cannot be named: $of', async ({ name }) => {
  const [here, elsewhere] = [await newCustomer(), await newCustomer()]
  const [contact] = await world.contactsOf(elsewhere.customerId, addresses(1))
  const named = { contacts: contact, programs: elsewhere.programId, lists: contact }
  const { code } = await call(here, 'addCampaign', {
    values: { name: 'Spring', [name]: [named[name as keyof typeof named]] },
  })
  expect(code).toBe('malformedRequest')
})
