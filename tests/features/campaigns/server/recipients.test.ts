// Who comes by the link of their own in a letter is known, and how far they came; each number opens as many people.
import { describe, expect, test } from 'vitest'
import type {
  GetCampaignResultsResponse,
  ListCampaignLettersResponse,
} from '../../../../generated/facts/features/campaigns'
import { passOfLink } from '../../../../src/features/sharing/server/recipients'
import { findPage } from '../../../../src/features/sharing/server/findPage'
import { askPublic, keyOf } from '../../../support/sharing'
import { addresses, campaignWorld } from './world'

const world = await campaignWorld()
const { app, db, mailbox, newCustomer, aDueLetter, plan, send, pass, call } = world
const { services } = app
let ip = 0

async function aCampaignOf(count: number) {
  const here = await newCustomer()
  const letter = await aDueLetter(here, addresses(count))
  await plan()
  pass(20)
  await send()
  const messages = await world.messagesOf(letter.letterId)
  /** As the page lets in whoever follows the link in a letter. */
  async function come(at: number, letterId = letter.letterId) {
    const message = (await world.messagesOf(letterId))[at]!
    const page = await findPage(db, { key: keyOf(here.page) }, app.clock.now)
    const token = services.mailLane.tokenOf(message.id)
    const coming = { db, recipients: services.shareRecipients, newId: () => message.id }
    const held = await passOfLink(page!, token, undefined, coming)
    const written = services.sharing.passes.write(held!, app.clock.now)
    ip += 1
    const from = { ip: `10.1.${ip}.1` }
    const note = (did: 'looked' | 'answered') =>
      askPublic(app, 'noteShareVisit', { pass: written, did }, from)
    const play = (seconds: number) =>
      askPublic(
        app,
        'reportShareViewing',
        { pass: written, versionId: here.versionId, ranges: [[0, seconds]] },
        from,
      )
    return { held, note, play }
  }
  const results = async () =>
    (
      await call<GetCampaignResultsResponse>(here, 'getCampaignResults', {
        campaignId: letter.campaignId,
      })
    ).reply
  return { here, messages, come, results, ...letter }
}

test('a mail server that asked for a rest is named with when it is over', async () => {
  const here = await newCustomer()
  const { campaignId } = await aDueLetter(here, addresses(2))
  const resting = async () =>
    (await call<GetCampaignResultsResponse>(here, 'getCampaignResults', { campaignId })).reply
      .resting
  mailbox.refuse(450)
  await plan()
  await send()
  const until = new Date(app.clock.now.getTime() + 15 * 60_000).toISOString()
  expect(await resting()).toEqual([{ domain: expect.any(String), until }])
  pass(16)
  expect(await resting()).toEqual([])
})

test('a link of their own proves the address; one that nobody was given proves nothing', async () => {
  const { here, come, messages } = await aCampaignOf(1)
  const { held } = await come(0)
  expect(held).toMatchObject({ email: messages[0]!.email, recipientId: messages[0]!.id })
  const page = await findPage(db, { key: keyOf(here.page) }, app.clock.now)
  const coming = { db, recipients: services.shareRecipients, newId: () => messages[0]!.id }
  const forged = `${messages[0]!.id}${'x'.repeat(22)}`
  expect(await passOfLink(page!, forged, undefined, coming)).toBeUndefined()
})

test('each step is counted: visited, started, watched, answered', async () => {
  const { come, results } = await aCampaignOf(4)
  expect(await results()).toMatchObject({ audience: 4, recipients: 4, sent: 4, visited: 0 })
  await (await come(0)).note('looked')
  await (await come(1)).play(6)
  const last = await come(2)
  await last.play(19)
  await last.note('answered')
  const counts = await results()
  expect(counts).toMatchObject({ visited: 3, started: 2, watched: 1, replied: 1 })
  expect(counts.days.reduce((sum, { visited }) => sum + visited, 0)).toBe(3)
})

test('whose first letter went to nobody counts by the first that went', async () => {
  world.mailbox.refuse(550)
  const { here, campaignId, letterId, results } = await aCampaignOf(1)
  expect(await results()).toMatchObject({ recipients: 1, sent: 0 })
  const again = await world.anotherLetter(here, campaignId)
  await plan()
  pass(20)
  await send()
  expect(await results()).toMatchObject({ recipients: 1, sent: 1 })
  const first = async (id: string) => (await world.messagesOf(id)).map(({ isFirst }) => isFirst)
  expect([await first(letterId), await first(again)]).toEqual([[false], [true]])
})

test('whoever comes by two letters counts once, for the one that brought them first', async () => {
  const { here, campaignId, come, results } = await aCampaignOf(2)
  const reminder = await world.anotherLetter(here, campaignId)
  await plan()
  pass(20)
  await send()
  await (await come(0)).note('looked')
  await (await come(0, reminder)).note('looked')
  await (await come(1, reminder)).note('looked')
  expect(await results()).toMatchObject({ recipients: 2, sent: 2, visited: 2 })
})

const notHeld = ['queued', 'sending', 'deferred', 'sent', 'bounced', 'unsure']

describe('a number', () => {
  test.each([
    { number: 'recipients', where: { isFirst: 'true', state: notHeld } },
    { number: 'sent', where: { isFirst: 'true', state: 'sent' } },
    { number: 'visited', where: { hasVisited: 'true' } },
    { number: 'started', where: { hasStarted: 'true' } },
    { number: 'watched', where: { hasWatched: 'true' } },
  ] as const)('of $number opens as many people', async ({ number, where }) => {
    const { here, campaignId, come, results } = await aCampaignOf(3)
    await (await come(0)).play(19)
    await (await come(1)).note('looked')
    await world.anotherLetter(here, campaignId, 'notStarted')
    await plan()
    pass(20)
    await send()
    const filters = Object.entries({ campaign: campaignId, ...where }).flatMap(([field, values]) =>
      [values].flat().map((value) => ({ field, op: 'is', value })),
    )
    const { reply } = await call<{ rows: unknown[] }>(here, 'listCampaignPeople', { filters })
    expect(reply.rows).toHaveLength((await results())[number])
  })
})

test.each([
  { consent: 'agreed', heldFor: ['noConsent', 'unsubscribed', null] },
  { consent: 'notRefused', heldFor: [null, 'unsubscribed', null] },
] as const)(
  'of those who said nothing, refused and agreed, a campaign to $consent holds back for $heldFor',
  async ({ consent, heldFor }) => {
    const here = await newCustomer()
    const [silent, out, agreed] = addresses(3) as [string, string, string]
    const { campaignId, letterId } = await aDueLetter(here, [silent, out, agreed])
    await db.updateTable('campaigns').set({ consent }).where('id', '=', campaignId).execute()
    for (const [email, optIn] of [
      [out, 'out'],
      [agreed, 'in'],
    ] as const)
      await db.updateTable('contacts').set({ optIn }).where('email', '=', email).execute()
    await plan()
    expect((await world.messagesOf(letterId)).map((message) => message.heldFor)).toEqual(heldFor)
    const results = await call<GetCampaignResultsResponse>(here, 'getCampaignResults', {
      campaignId,
    })
    const held = heldFor.filter((reason) => reason !== null).length
    const counts = { audience: 3, audienceHeld: held, audienceUndecided: held - 1 }
    expect(results.reply).toMatchObject(counts)
  },
)

test('who is held back is in the audience, and no recipient', async () => {
  const here = await newCustomer()
  const { campaignId, letterId, contacts } = await aDueLetter(here, addresses(3))
  await db
    .updateTable('contacts')
    .set({ state: 'unsubscribed' })
    .where('id', '=', contacts[0]!)
    .execute()
  const peopleOf = async () => {
    const ids = { ids: [letterId] }
    const { reply } = await call<ListCampaignLettersResponse>(here, 'listCampaignLetters', ids)
    return reply.rows.map(({ state, people, sent }) => ({ state, people, sent }))
  }
  expect(await peopleOf()).toEqual([{ state: 'planned', people: 2, sent: 0 }])
  await plan()
  pass(20)
  await send()
  const results = await call<GetCampaignResultsResponse>(here, 'getCampaignResults', { campaignId })
  const counts = { audience: 3, audienceHeld: 1, recipients: 2, sent: 2 }
  expect(results.reply).toMatchObject(counts)
  expect(await peopleOf()).toEqual([{ state: 'sent', people: 2, sent: 2 }])
})

describe('a letter', () => {
  test.each([
    { segment: 'notVisited', who: [2] },
    { segment: 'notStarted', who: [1, 2] },
    { segment: 'notWatched', who: [1, 2] },
    { segment: 'watched', who: [0] },
    { segment: 'everybody', who: [0, 1, 2] },
  ] as const)('to $segment goes to those alone', async ({ segment, who }) => {
    const { here, campaignId, come, messages } = await aCampaignOf(3)
    await (await come(0)).play(19)
    await (await come(1)).note('looked')
    const letterId = await world.anotherLetter(here, campaignId, segment)
    await plan()
    const got = (await world.messagesOf(letterId)).map(({ email }) => email)
    expect(got).toEqual(who.map((at) => messages[at]!.email))
  })
})

test('who is forgotten on the page is forgotten here', async () => {
  const { come, results, messages } = await aCampaignOf(1)
  await (await come(0)).note('looked')
  await services.shareRecipients.forget(messages[0]!.id, db)
  expect(await results()).toMatchObject({ visited: 0 })
})
