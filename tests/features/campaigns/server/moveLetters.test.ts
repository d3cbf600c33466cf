// Letters of campaigns as people plan them, try them and take them back.
import { expect, test } from 'vitest'
import type { ListCampaignLettersRow } from '../../../../generated/facts/features/campaigns'
import { aContact, aContactList } from '../../../support/audience'
import { aCampaign, aCampaignLetter, letterDoc } from '../../../support/campaigns'
import { sendLetters } from '../../../support/letters'
import { addresses, campaignWorld } from './world'

const world = await campaignWorld()
const { app, db, mailbox, newCustomer, call, act } = world

async function aDraft(values: object = {}, campaign: object = {}) {
  const here = await newCustomer()
  const campaignId = await aCampaign(db, here.mira, { sharePageId: here.pageId, ...campaign })
  const { reply, code } = await call<ListCampaignLettersRow>(here, 'addCampaignLetter', {
    values: { campaign: campaignId, segment: 'everybody', ...values },
  })
  expect(code).toBe('ok')
  return { here, letterId: reply.letterId, row: reply }
}

test('a letter goes at nine where nobody says another time', async () => {
  const { row } = await aDraft({ sendOn: '2026-03-09' })
  expect(row).toMatchObject({ sendAt: '2026-03-09T09:00:00.000Z', sendTime: '09:00' })
})

test('what is no time of a day is refused', async () => {
  const here = await newCustomer()
  const campaign = await aCampaign(db, here.mira)
  const values = { campaign, segment: 'everybody', sendTime: 'noon' }
  expect((await call(here, 'addCampaignLetter', { values })).code).toBe('timeUnfit')
})

test('planned is what has a day and somewhere to lead', async () => {
  const noDay = await aDraft()
  expect(await act(noDay.here, 'planCampaignLetters', noDay.letterId)).toBe('letterNoDay')
  const noPage = await aDraft({ sendOn: '2026-03-09' }, { sharePageId: null })
  expect(await act(noPage.here, 'planCampaignLetters', noPage.letterId)).toBe('letterNoPage')
  const { here, letterId } = await aDraft({ sendOn: '2026-03-09' })
  expect(await act(here, 'planCampaignLetters', letterId)).toBe('ok')
  expect(await act(here, 'removeCampaignLetters', letterId)).toBe('forbidden')
  expect(await act(here, 'unplanCampaignLetters', letterId)).toBe('ok')
  expect(await act(here, 'removeCampaignLetters', letterId)).toBe('ok')
})

test('a time that has passed is refused; sent now, a letter leaves whatever its day', async () => {
  const past = await aDraft({ sendOn: '2026-03-01' }, { state: 'live' })
  expect(await act(past.here, 'planCampaignLetters', past.letterId)).toBe('letterTimePast')
  expect(await act(past.here, 'sendCampaignLetters', past.letterId)).toBe('ok')
  const noDay = await aDraft({}, { state: 'draft' })
  expect(await act(noDay.here, 'sendCampaignLetters', noDay.letterId)).toBe('ok')
  const stateOf = async ({ here, letterId }: typeof past) => {
    const ids = { ids: [letterId] }
    const { reply } = await call<{ rows: ListCampaignLettersRow[] }>(
      here,
      'listCampaignLetters',
      ids,
    )
    return reply.rows[0]
  }
  const now = app.clock.now.toISOString()
  expect(await stateOf(past)).toMatchObject({ state: 'planned', sendAt: now })
  expect(await stateOf(noDay)).toMatchObject({ state: 'waiting', sendAt: now })
  await world.plan()
  expect(await stateOf(past)).toMatchObject({ state: 'sending' })
})

test.each([
  { campaign: 'draft', state: 'waiting' },
  { campaign: 'paused', state: 'waiting' },
  { campaign: 'scheduled', state: 'planned' },
  { campaign: 'live', state: 'planned' },
] as const)('a planned letter of a $campaign campaign is $state', async ({ campaign, state }) => {
  const { here, letterId } = await aDraft({ sendOn: '2026-03-09' }, { state: campaign })
  expect(await act(here, 'planCampaignLetters', letterId)).toBe('ok')
  const found = await call<{ rows: ListCampaignLettersRow[] }>(here, 'listCampaignLetters', {
    filters: [{ field: 'state', op: 'is', value: state }],
  })
  expect(found.reply.rows).toMatchObject([
    { letterId, state, may: expect.arrayContaining(['unplan']) },
  ])
})

const unfit = { ...letterDoc, blocks: letterDoc.blocks.slice(0, 2) }

test.each([
  { what: 'nobody can stop it', doc: unfit },
  { what: 'it names what there is not', doc: { ...letterDoc, subject: 'Dear {{nickname}}' } },
])('a letter is not planned while $what', async ({ doc }) => {
  const { here, letterId } = await aDraft({ sendOn: '2026-03-09', doc })
  expect(await act(here, 'planCampaignLetters', letterId)).toBe('layoutNotReady')
})

test('a test that would lead nowhere is refused', async () => {
  const { here, letterId } = await aDraft({}, { sharePageId: null })
  expect(await act(here, 'testCampaignLetters', letterId)).toBe('letterNoPage')
})

test('a test goes to whoever asks, and counts nothing', async () => {
  const { here, letterId } = await aDraft()
  expect(await act(here, 'testCampaignLetters', letterId)).toBe('ok')
  await sendLetters(app)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', here.mira.userId)
    .executeTakeFirstOrThrow()
  expect(mailbox.letters.at(-1)?.to).toEqual([email])
  expect(await world.messagesOf(letterId)).toEqual([])
})

test('nothing is written for a campaign that is closed', async () => {
  const here = await newCustomer()
  const campaign = await aCampaign(db, here.mira, { state: 'closed' })
  const values = { campaign, segment: 'everybody' }
  expect((await call(here, 'addCampaignLetter', { values })).code).toBe('forbidden')
})

test('a planned letter says to how many it would go now', async () => {
  const here = await newCustomer()
  const { letterId } = await world.aDueLetter(here, addresses(3))
  const { reply } = await call<{ rows: ListCampaignLettersRow[] }>(here, 'listCampaignLetters', {
    ids: [letterId],
  })
  expect(reply.rows).toMatchObject([{ state: 'planned', people: 3 }])
})

test('a letter goes to whoever the rule of a list finds at that time, beside those of other lists', async () => {
  const here = await newCustomer()
  const { customerId, mira } = here
  const rule = [{ field: 'locale', op: 'is', value: 'de' } as const]
  const lists = [
    await aContactList(db, { customerId, rule }),
    await aContactList(db, { customerId }),
  ]
  const campaignId = await aCampaign(db, mira, { state: 'live', sharePageId: here.pageId, lists })
  const planned = { campaignId, state: 'planned', sendAt: app.clock.now } as const
  const letterId = await aCampaignLetter(db, mira, planned)
  const people = async () => {
    const found = await call<{ rows: ListCampaignLettersRow[] }>(here, 'listCampaignLetters', {
      ids: [letterId],
    })
    return found.reply.rows[0]?.people
  }
  const [german, listed, other] = addresses(3) as [string, string, string]
  expect(await people()).toBe(0)
  await aContact(db, { customerId, email: german, locale: 'de' })
  await aContact(db, { customerId, email: listed, lists: [lists[1]!] })
  await aContact(db, { customerId, email: other, locale: 'en' })
  expect(await people()).toBe(2)
  await world.plan()
  expect((await world.messagesOf(letterId)).map(({ email }) => email)).toEqual([german, listed])
})
