// Letters to many: each address gets one, as fast as may be, and what came back is known (reach.md 5).
import { describe, expect, test } from 'vitest'
import { addresses, campaignWorld } from '../../../campaigns/server/world'

const world = await campaignWorld({ MAIL_PER_MINUTE: '40' })
const { app, db, mailbox, newCustomer, aDueLetter, plan, send, pass, stateOf } = world

const receivedBy = (address: string) => mailbox.letters.filter(({ to }) => to.includes(address))

async function aSentLetter(to: readonly string[]) {
  const here = await newCustomer()
  const letter = await aDueLetter(here, to)
  await plan()
  // What other tests sent counts no more.
  pass(20)
  await send()
  return { here, ...letter }
}

test('everybody of the audience gets one letter, however often it is sent', async () => {
  const to = addresses(3)
  const { letterId } = await aSentLetter(to)
  await plan()
  await send()
  expect(to.map((address) => receivedBy(address).length)).toEqual([1, 1, 1])
  expect(Object.values(await stateOf(letterId))).toEqual(['sent', 'sent', 'sent'])
})

test('a letter names its reader, and bears links of their own that stand in one line each', async () => {
  const [address] = addresses(1)
  await aSentLetter([address!])
  const [letter] = receivedBy(address!)
  expect(letter?.text).toContain('Hello reader0000')
  expect(letter?.text).toMatch(/\/s\/[\w-]+\/[0-9A-Z]{26}[\w-]{22}/)
  expect(letter?.headers).toMatch(/^List-Unsubscribe: <http:\/\/studio.test\/u\/[\w-]+>\r?$/m)
  expect(letter?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
})

test.each([
  { who: 'wants no letters', change: { optIn: 'out' as const }, heldFor: 'unsubscribed' },
  { who: 'has stopped them', change: { state: 'unsubscribed' as const }, heldFor: 'unsubscribed' },
  { who: 'is not reached', change: { state: 'bounced' as const }, heldFor: 'bounce' },
])('whoever $who is held back, also after the letter was planned', async ({ change, heldFor }) => {
  const here = await newCustomer()
  const { letterId, contacts } = await aDueLetter(here, addresses(1))
  await plan()
  await db.updateTable('contacts').set(change).where('id', '=', contacts[0]!).execute()
  pass(20)
  await send()
  expect(await world.messagesOf(letterId)).toMatchObject([{ state: 'held', heldFor }])
})

describe('a refusal', () => {
  test.each([
    { what: 'the address', refuse: 'refuseRecipient', held: ['bounce'] },
    { what: 'what the letter says', refuse: 'refuse', held: [] },
  ] as const)('for good of $what is a bounce, and holds back $held', async ({ refuse, held }) => {
    const [address] = addresses(1)
    mailbox[refuse](550)
    const { here, letterId } = await aSentLetter([address!])
    expect(await stateOf(letterId)).toEqual({ [address!]: 'bounced' })
    expect(await suppressedFor(here.customerId)).toEqual(held)
  })

  test('that may pass is tried after 1, 5, 30 minutes, 2, 6 and 12 hours, and then is a bounce', async () => {
    const [address] = addresses(1)
    mailbox.refuse(452)
    const { here, letterId } = await aSentLetter([address!])
    const states = [(await stateOf(letterId))[address!]]
    for (const minutes of [1, 5, 30, 120, 360, 720]) {
      pass(minutes - 0.5)
      const before = mailbox.tries()
      await send()
      expect(mailbox.tries()).toBe(before)
      pass(0.5)
      mailbox.refuse(452)
      await send()
      states.push((await stateOf(letterId))[address!])
    }
    expect(states).toEqual([...Array<string>(6).fill('deferred'), 'bounced'])
    // One of three in thirty days.
    expect(await suppressedFor(here.customerId)).toEqual([])
  })

  test.each([421, 450, 451])(
    'with %d lets its mail server rest for a quarter of an hour',
    async (code) => {
      const to = addresses(2)
      mailbox.refuse(code)
      const { letterId } = await aSentLetter(to)
      expect(Object.values(await stateOf(letterId)).toSorted()).toEqual(['deferred', 'queued'])
      pass(14)
      await send()
      expect(to.flatMap(receivedBy)).toEqual([])
      pass(2)
      await send()
      expect(Object.values(await stateOf(letterId))).toEqual(['sent', 'sent'])
    },
  )
})

const suppressedFor = async (customerId: string) =>
  (
    await db
      .selectFrom('suppressions')
      .select('reason')
      .where('customerId', '=', customerId)
      .execute()
  ).map(({ reason }) => reason)

test('at most thirty letters a minute go to one mail server, and the rest a minute later', async () => {
  const to = addresses(34)
  const { letterId } = await aSentLetter(to)
  const sent = async () =>
    Object.values(await stateOf(letterId)).filter((state) => state === 'sent').length
  expect(await sent()).toBe(30)
  await send()
  expect(await sent()).toBe(30)
  pass(1.1)
  await send()
  expect(await sent()).toBe(34)
})

test('no more leave within a minute than may, of all letters a few in turn', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()]
  const first = await aDueLetter(
    one,
    Array.from({ length: 25 }, (_, at) => addresses(1)[0]! + at),
  )
  const second = await aDueLetter(
    other,
    Array.from({ length: 25 }, (_, at) => addresses(1)[0]! + at),
  )
  await plan()
  pass(20)
  await send()
  const sent = await Promise.all(
    [first, second].map(
      async ({ letterId }) =>
        Object.values(await stateOf(letterId)).filter((state) => state === 'sent').length,
    ),
  )
  expect(sent).toEqual([20, 20])
  pass(2)
  await send()
})

test('what was being sent as the process died is unsure, and goes again only if somebody says so', async () => {
  const here = await newCustomer()
  const [address] = addresses(1)
  const { letterId } = await aDueLetter(here, [address!])
  await plan()
  await db
    .updateTable('mailMessages')
    .set({ state: 'sending', offeredAt: app.clock.now })
    .where('letterId', '=', letterId)
    .execute()
  pass(20)
  await send()
  expect(await stateOf(letterId)).toEqual({ [address!]: 'unsure' })
  expect(receivedBy(address!)).toEqual([])
  expect(await world.act(here, 'resendUnsureLetters', letterId)).toBe('ok')
  await send()
  expect(await stateOf(letterId)).toEqual({ [address!]: 'sent' })
  expect(receivedBy(address!)).toHaveLength(1)
})

test('what was taken without a word is unsure, and does not go again by itself', async () => {
  const [address] = addresses(1)
  mailbox.hangUp('letter')
  const { letterId } = await aSentLetter([address!])
  mailbox.hangUp(undefined)
  pass(60)
  await send()
  expect(await stateOf(letterId)).toEqual({ [address!]: 'unsure' })
  expect(receivedBy(address!)).toHaveLength(1)
})

test('a letter of whose first two hundred more than a twentieth came back stops, and its campaign’s manager is told', async () => {
  const here = await newCustomer()
  const to = Array.from(
    { length: 15 },
    (_, at) => `reader${at}@one${at}.${addresses(1)[0]!.split('@')[1]}`,
  )
  const { letterId } = await aDueLetter(here, to)
  mailbox.refuse(...Array<number>(11).fill(550))
  await plan()
  pass(20)
  await send()
  const states = Object.values(await stateOf(letterId))
  expect(states.filter((state) => state === 'bounced')).toHaveLength(11)
  expect(states.filter((state) => state === 'queued')).toHaveLength(4)
  const told = await db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', here.mira.userId)
    .execute()
  expect(told).toEqual([{ kind: 'letterStopped' }])
  expect(await world.act(here, 'resumeCampaignLetters', letterId)).toBe('ok')
  await send()
  expect(Object.values(await stateOf(letterId)).filter((state) => state === 'sent')).toHaveLength(4)
})

test('while our own mail server is not there, nothing is said of addresses', async () => {
  const [address] = addresses(1)
  mailbox.turnAway(true)
  const { letterId } = await aSentLetter([address!])
  expect(await world.messagesOf(letterId)).toMatchObject([{ state: 'queued', tries: 0 }])
  mailbox.turnAway(false)
  pass(2)
  await send()
  expect(await stateOf(letterId)).toEqual({ [address!]: 'sent' })
})
