// What a link opens, and what looking at it changes: nothing (work.md 6).
import { describe, expect, test } from 'vitest'
import {
  aGuestRequest,
  agree,
  anInvitedGuest,
  askAsGuest,
  guestCalls,
  look,
  releaseText,
} from '../../../support/guests'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const links = app.services.crowd
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const request = await aGuestRequest(db, links, manager)

const rowsOf = async (submissionId: string) =>
  db
    .selectFrom('crowdSubmissions')
    .selectAll()
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()

const guestOf = async (given: Parameters<typeof aGuestRequest>[3]) =>
  anInvitedGuest(db, links, await aGuestRequest(db, links, manager, given))

test('the link for everybody tells what is asked and what is agreed to, and of nobody who answers', async () => {
  const view = await look(app, request.openToken)
  expect(view).toMatchObject({
    door: 'open',
    title: 'Your first week',
    release: { version: 1, language: 'en', text: releaseText },
    answers: [],
  })
  expect(view.guest).toBeUndefined()
  expect(view.prompts.map(({ text }) => text)).toEqual([
    'What surprised you in your first week?',
    'Who helped you most?',
  ])
})

const releaseIn = async (language: string) =>
  (await askAsGuest(app, request.openToken, 'getGuestRequest', { language })).value.release

test('the release is shown in the language that is asked for, else in one in which it is written', async () => {
  expect((await releaseIn('de'))?.text).toContain('darf meine Aufnahme')
  expect((await releaseIn('fr'))?.language).toMatch(/^(en|de)$/)
})

test('looking changes nothing; the first press opens, once', async () => {
  const { submissionId, token } = await anInvitedGuest(db, links, request)
  const before = await rowsOf(submissionId)
  await look(app, token)
  expect(await rowsOf(submissionId)).toEqual(before)
  await askAsGuest(app, token, 'openGuestRequest', {})
  const opened = await rowsOf(submissionId)
  expect(opened).toMatchObject({ state: 'opened', openedAt: app.clock.now })
  await askAsGuest(app, token, 'openGuestRequest', {})
  expect(await rowsOf(submissionId)).toEqual(opened)
})

describe('the door', () => {
  const early = new Date('2026-02-02T00:00:00Z')
  const late = new Date('2026-05-02T00:00:00Z')
  test.each([
    ['open', {}],
    ['paused', { state: 'paused' }],
    ['closed', { state: 'closed' }],
    ['closed', { expiresAt: early }],
    ['notYet', { opensAt: late }],
    ['notYet', { state: 'draft' }],
  ] as const)('is %s for %j', async (door, given) => {
    const { token } = await guestOf(given)
    const view = await look(app, token)
    expect(view.door).toBe(door)
    expect(view.closedAt).toBe('expiresAt' in given ? early.toISOString() : undefined)
    const { code } = await agree(app, token)
    const refused = { paused: 'requestPaused', closed: 'requestClosed', notYet: 'requestNotYet' }
    expect(code).toBe(door === 'open' ? undefined : refused[door])
  })

  test('is full for the next, and open for whoever has a place', async () => {
    const small = await aGuestRequest(db, links, manager, { places: 1 })
    const [one, other] = [
      await anInvitedGuest(db, links, small),
      await anInvitedGuest(db, links, small),
    ]
    await agree(app, one.token)
    expect((await look(app, one.token)).door).toBe('open')
    expect((await look(app, other.token)).door).toBe('full')
    expect((await agree(app, other.token)).code).toBe('placesTaken')
    await askAsGuest(app, one.token, 'withdrawAnswers', {})
    expect((await look(app, other.token)).door).toBe('open')
  })

  test('lets one of two in who agree at once to the last place', async () => {
    const small = await aGuestRequest(db, links, manager, { places: 1 })
    const guests = [await anInvitedGuest(db, links, small), await anInvitedGuest(db, links, small)]
    const answers = await Promise.all(guests.map(({ token }) => agree(app, token)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['placesTaken', undefined])
  })
})

describe('a link', () => {
  const asked: Readonly<Record<string, object>> = {
    joinGuestRequest: { name: 'Dana' },
    giveGuestConsent: { version: 1, language: 'en', name: 'Dana' },
    startGuestClip: { takeId: '01J00000000000000000000000', promptId: 'x', mime: 'video/mp4' },
    getGuestUpload: { uploadId: 'x' },
    completeGuestUpload: { uploadId: 'x', parts: [] },
    removeGuestClip: { takeId: '01J00000000000000000000000' },
    submitAnswers: { answers: [{ takeId: '01J00000000000000000000000', durationMs: 1 }] },
  }
  const codesOf = async (token: string | undefined) => {
    const codes = await Promise.all(
      guestCalls.map((id) => askAsGuest(app, token, id, (asked[id] ?? {}) as never)),
    )
    return [...new Set(codes.map(({ code }) => code))]
  }

  test.each([
    ['nobody was given', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['is none at all', 'x'],
    ['is missing', undefined],
  ])('that %s opens no call', async (_, token) => {
    expect(await codesOf(token)).toEqual(['guestLinkOver'])
  })

  test('that was renewed opens no call', async () => {
    const renewed = await aGuestRequest(db, links, manager)
    await db
      .updateTable('crowdRequests')
      .set({ linkNo: 2, linkHash: 'another' })
      .where('id', '=', renewed.requestId)
      .execute()
    expect(await codesOf(renewed.openToken)).toEqual(['guestLinkOver'])
  })

  test('of a customer who is locked opens no call', async () => {
    const locked = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
    const theirs = await aGuestRequest(db, links, locked)
    await db
      .updateTable('customers')
      .set({ isLocked: true })
      .where('id', '=', locked.customerId)
      .execute()
    expect(await codesOf(theirs.openToken)).toEqual(['guestLinkOver'])
  })

  test('for everybody opens none of what takes a name', async () => {
    const open = new Set(['getGuestRequest', 'openGuestRequest', 'joinGuestRequest'])
    for (const id of guestCalls.filter((each) => !open.has(each))) {
      const { code } = await askAsGuest(app, request.openToken, id, (asked[id] ?? {}) as never)
      expect({ id, code }).toEqual({ id, code: 'guestUnnamed' })
    }
  })

  test('of their own is asked 60 times a minute at most', async () => {
    const { token } = await guestOf({})
    const looks = []
    for (let no = 0; no < 61; no += 1)
      looks.push(await askAsGuest(app, token, 'openGuestRequest', {}))
    expect(looks.map(({ status }) => status).lastIndexOf(200)).toBe(59)
    expect(looks[60]).toMatchObject({ status: 429, code: 'tooManyAttempts' })
  })

  test('for everybody is scanned by a whole hall within a minute, behind one address', async () => {
    const { openToken } = await aGuestRequest(db, links, manager)
    const looks = []
    for (let no = 0; no < 200; no += 1)
      looks.push(await askAsGuest(app, openToken, 'openGuestRequest', {}, '10.5.5.5'))
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
