// Two servers on one database and one bucket are one: what is counted, told, done and kept by one holds at the other.
import { afterAll, describe, expect, test } from 'vitest'
import { startEvents } from '../../src/server/events/startEvents'
import { customersOf, roleIdOf } from '../../src/session/server'
import { openBucket } from '../standins/bucket'
import { aMailbox } from '../support/mailbox'
import {
  aPerson,
  aSignature,
  ask,
  beginUpload,
  clipOf,
  declared,
  fetchMedia,
  freshMediaApp,
  partsOf,
  postPart,
  type MediaApp,
} from '../support/mediaApp'
import { aCustomer, aMember } from '../support/people'
import { onAir } from '../support/sharing'
import { callAs, postForm, trySignIn } from '../support/talk'
import { h264, video } from '../support/videos'

const mailbox = await aMailbox()
const bucket = await openBucket()
afterAll(() => bucket.close())
const environment = {
  SMTP_URL: mailbox.url,
  PUBLIC_ORIGIN: 'http://studio.test',
  ...bucket.environment(),
}
const here = await freshMediaApp({ environment })
const there = await freshMediaApp({ environment, after: here })
const { db } = here.database

for (const { services, database } of [here, there]) {
  const running = startEvents({
    events: services.events,
    database,
    databaseUrl: database.url,
    log: { warn: () => {} },
    customersOf,
    now: () => new Date(),
  })
  afterAll(() => running.stop())
  await running.begun
}

const soon = { interval: 5 }
const now = () => new Date()
const ip = '10.9.8.7'

interface Tried {
  readonly isRefused: boolean
  takeBack(): void
}
type Try = (app: MediaApp, key: string) => Tried
const once = (wait: number): Tried => ({ isRefused: wait > 0, takeBack: () => {} })

/** From an address of its own, on which nothing else is counted. */
const addresses = new Map<string, string>()
const addressOf = (key: string) => {
  const known = addresses.get(key) ?? `10.0.0.${addresses.size + 1}`
  addresses.set(key, known)
  return known
}
const guess: Try = ({ services }, userName) => {
  const { limits } = services.session
  const { refusal, takeBack } = limits.begin({ userName }, addressOf(userName), now())
  return { isRefused: refusal !== undefined, takeBack }
}

/** What was counted here until now is known there. */
async function untilHeard(key: string): Promise<void> {
  for (let times = 0; times < 5; times += 1) guess(here, key)
  const isRefused = () => {
    const tried = guess(there, key)
    tried.takeBack()
    return tried.isRefused
  }
  await expect.poll(isRefused, soon).toBe(true)
}

const limits: readonly [what: string, most: number, Try][] = [
  ['guesses at a password', 5, guess],
  [
    'links for a new password',
    5,
    ({ services }, key) => once(services.session.resetLimits.ask(key, ip, now()) ? 1 : 0),
  ],
  [
    'letters to one mailbox',
    5,
    ({ services }, key) => once(services.session.resetLimits.mayMail(key, now()) ? 0 : 1),
  ],
  [
    'guesses at a page',
    5,
    ({ services }, key) => once(services.sharing.limits.prove(key, ip, now()).refusal ? 1 : 0),
  ],
  [
    'letters of a page',
    3,
    ({ services }, key) =>
      once(services.sharing.limits.ask({ pageId: key, address: 'a@b.example', ip, now: now() })),
  ],
  ['reports of visitors', 60, ({ services }) => once(services.sharing.limits.report(ip, now()))],
  ['calls of a guest', 60, ({ services }, key) => once(services.guest.limits.ownCall(key, now()))],
  [
    'guests of an address',
    250,
    ({ services }, key) => once(services.guest.limits.join(key, ip, now())),
  ],
  [
    'guesses at a code',
    5,
    ({ services }, key) => once(services.guest.limits.code(key, ip, now()).waitSeconds),
  ],
]

describe('the limits, guesses and events', () => {
  test.each(limits)('%s at both are counted together', async (what, most, attempt) => {
    const key = `key of ${what}`
    for (let times = 0; times < most; times += 1) expect(attempt(here, key).isRefused).toBe(false)
    await untilHeard(`after ${what}`)
    expect(attempt(there, key).isRefused).toBe(true)
  })

  test('what was no guess is taken back at both', async () => {
    for (let times = 0; times < 9; times += 1) guess(here, 'ann').takeBack()
    await untilHeard('after ann')
    expect(guess(there, 'ann').isRefused).toBe(false)
  })

  test('whoever guesses here is refused there, over HTTP', async () => {
    const member = await aMember(db)
    const wrong = { ...member, password: 'wrong' }
    for (let times = 0; times < 5; times += 1)
      expect((await trySignIn(here, wrong)).status).toBe(400)
    await untilHeard('after HTTP')
    expect((await trySignIn(there, member)).status).toBe(429)
  })

  test('whoever follows there hears what somebody does here', async () => {
    const { member, session } = await aPerson(here)
    const { userId, customerId } = member
    const endsAt = new Date('2100-01-01T00:00:00Z')
    const stream = there.services.events.follow({ userId, customerId, familyId: 'f', endsAt })
    let heard = ''
    stream.on('data', (piece: Buffer) => (heard += piece.toString()))
    const { programId } = await onAir(db, member)
    const to = { programId, channelIds: [], userIds: [userId], required: false }
    await ask(here, { session }, 'deliverProgram', to)
    await expect.poll(() => heard, soon).toContain('inbox')
    const counts = async (app: MediaApp) =>
      (
        await ask<{ inboxNewCount: number }>(app, { session }, 'getMenuNotificationCount', {
          customerUserId: userId,
        })
      ).inboxNewCount
    expect([await counts(here), await counts(there)]).toEqual([1, 1])
    await ask(here, { session }, 'setViewed', { programIds: [programId], viewed: true })
    expect([await counts(here), await counts(there)]).toEqual([0, 0])
  })
})

test('a session of one is a session of the other, and ends at both', async () => {
  const { session } = await aPerson(here)
  expect((await callAs(there, session, 'listSessions')).status).toBe(200)
  const fields = { token: session.reply.refresh_token, client_id: 'web' }
  await postForm(here, 'oauth/revoke', fields, { cookies: session.cookies })
  expect((await callAs(there, session, 'listSessions')).status).toBe(401)
})

test('each letter is sent once, whoever was asked for it', async () => {
  const customerId = await aCustomer(db)
  const people = await Promise.all([here, there].map((app) => aPerson(app, { customerId })))
  const emails = Array.from({ length: 10 }, (_, no) => `both${no}@lund.example`)
  for (const [no, email] of emails.entries())
    await ask([here, there][no % 2]!, people[no % 2]!, 'inviteUser', {
      values: { name: 'New', email, roles: [roleIdOf('viewer')] },
    })
  const unsettled = () =>
    db
      .selectFrom('letters')
      .select('id')
      .where('customerId', '=', customerId)
      .where('state', 'in', ['queued', 'sending'])
      .execute()
  await expect.poll(unsettled, soon).toEqual([])
  const sent = mailbox.letters.flatMap(({ to }) => to).filter((to) => emails.includes(to))
  expect(sent.toSorted()).toEqual(emails.toSorted())
})

const perDay = 24 * 3_600_000
const held = () => db.selectFrom('jobs').select('kind').where('heldBy', 'is not', null).execute()
const released = () => db.selectFrom('mediaRemovals').select('prefix').execute()

test('an upload begun here and completed there is processed once, seen at both, and swept away once', async () => {
  const person = await aPerson(here)
  const begun = await beginUpload(
    here,
    person,
    video('mp4', h264, { seconds: 1, size: '64x36', rate: 5 }),
  )
  const { clipId } = begun.clip
  const signature = await aSignature(there, person)
  for (const part of partsOf(begun))
    expect((await postPart(there, { ...part, url: begun.upload.url }, signature)).status).toBe(204)
  const request = { uploadId: begun.upload.uploadId, parts: declared(begun) }
  await Promise.all([there, here].map((app) => ask(app, person, 'completeUpload', request)))
  await expect.poll(async () => (await clipOf(there, person, clipId))?.state).toBe('ready')
  await expect.poll(held, soon).toEqual([])

  const own = (keys: Iterable<string>) =>
    [...keys].filter((key) => key.startsWith(`media/${person.member.customerId}/`)).toSorted()
  const made = own(bucket.written)
  expect(made).toContainEqual(expect.stringMatching(/\/source$/))
  expect(made).toEqual(own(bucket.objects.keys()))
  const seen = await Promise.all(
    [here, there].map(async (app) => {
      const url = (await clipOf(app, person, clipId))?.posterUrl ?? ''
      return (await fetchMedia(app, person, url)).arrayBuffer()
    }),
  )
  expect(seen[0]?.byteLength).toBeGreaterThan(100)
  expect(seen[0]).toEqual(seen[1])

  await ask(there, person, 'trashClips', { selection: { ids: [clipId] } })
  here.clock.aheadMs += 31 * perDay
  await expect.poll(released, soon).toHaveLength(1)
  await expect.poll(held, soon).toEqual([])
  here.clock.aheadMs += perDay
  await expect.poll(released, soon).toEqual([])
  expect(own(bucket.objects.keys())).toEqual([])
  expect(own(bucket.removed)).toEqual(made)
})
