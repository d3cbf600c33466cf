// Crowd requests are made, changed and moved, over HTTP (work.md 2, 6).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import type { RequestState } from '../../../../src/features/crowd/request'
import { findByToken } from '../../../../src/features/crowd/server/links'
import type { SubmissionState } from '../../../../src/features/crowd/submission'
import { aConsentForm } from '../../../support/consents'
import { follow } from '../../../support/streams'
import { aShot, aStoryboard } from '../../../support/work'
import { crowdWorld, prompt } from './world'

const world = await crowdWorld()
const { app, db, customerId, formId, people, outcome, act, aRequest, requestOf } = world
const { mira, adrian, chloe, elsewhere } = people

const update = async (row: { requestId: string; rev: number }, values: object, who = mira) =>
  (await outcome(who, 'updateCrowdRequest', { requestId: row.requestId, rev: row.rev, values }))
    .code

async function stateIs(requestId: string, state: RequestState) {
  await db.updateTable('crowdRequests').set({ state }).where('id', '=', requestId).execute()
}

async function aGuest(requestId: string, state: SubmissionState, change: object = {}) {
  const at = new Date('2026-11-20T08:00:00Z')
  const id = ulid()
  await db
    .insertInto('crowdSubmissions')
    .values({
      id,
      customerId,
      requestId,
      guestName: 'Dana Whitfield',
      state,
      createdAt: at,
      updatedAt: at,
      ...change,
    })
    .execute()
  return id
}

test('a request is a draft with what was asked, and what was not said as usual', async () => {
  const row = await aRequest({
    prompts: [prompt(), prompt({ text: 'Who helped you most?', minSeconds: 5, hint: 'A name.' })],
  })
  expect(row).toMatchObject({
    state: 'draft',
    sources: 'both',
    languages: 'en',
    emailRule: 'asked',
    places: 200,
    hasOpenLink: false,
    hasPassCode: false,
    reminders: 'twice',
    people: 0,
    isReviewer: true,
  })
  expect(row.prompts.map(({ text, maxSeconds }) => [text, maxSeconds])).toEqual([
    ['What surprised you in your first week?', 60],
    ['Who helped you most?', 60],
  ])
  expect(row.link).toBeUndefined()
})

test.each<{ of: string; values: object; code: string }>([
  { of: 'a title of blanks', values: { title: '  ' }, code: 'malformedRequest' },
  { of: 'no question', values: { prompts: [] }, code: 'malformedRequest' },
  {
    of: 'a question of blanks',
    values: { prompts: [prompt({ text: ' ' })] },
    code: 'malformedRequest',
  },
  {
    of: 'eleven questions',
    values: { prompts: Array.from({ length: 11 }, () => prompt()) },
    code: 'malformedRequest',
  },
  {
    of: 'an answer that is longer than it may be',
    values: { prompts: [prompt({ minSeconds: 61 })] },
    code: 'lengthTurned',
  },
  {
    of: 'an end before the beginning',
    values: { opensOn: '2031-05-04', closesOn: '2031-05-03' },
    code: 'daysTurned',
  },
  { of: '5,001 places', values: { places: 5001 }, code: 'malformedRequest' },
  { of: 'a pass code of three letters', values: { passCode: 'abc' }, code: 'malformedRequest' },
  {
    of: 'a reviewer who is no campaign manager',
    values: { reviewers: [chloe.userId] },
    code: 'reviewerNoManager',
  },
  {
    of: 'a reviewer of another customer',
    values: { reviewers: [elsewhere.userId] },
    code: 'reviewerNoManager',
  },
])('$of is refused', async ({ values, code }) => {
  const asked = { title: 'Tell us', prompts: [prompt()], ...values }
  expect((await outcome(mira, 'addCrowdRequest', { values: asked })).code).toBe(code)
})

test('days are those of the customer, the last one whole', async () => {
  await db
    .updateTable('customers')
    .set({ timezone: 'Europe/Stockholm' })
    .where('id', '=', customerId)
    .execute()
  const row = await aRequest({ opensOn: '2026-12-01', closesOn: '2026-12-11' })
  expect(row).toMatchObject({ opensOn: '2026-12-01', closesOn: '2026-12-11' })
  const kept = await db
    .selectFrom('crowdRequests')
    .select(['opensAt', 'expiresAt'])
    .where('id', '=', row.requestId)
    .executeTakeFirstOrThrow()
  expect([kept.opensAt?.toISOString(), kept.expiresAt?.toISOString()]).toEqual([
    '2026-11-30T23:00:00.000Z',
    '2026-12-11T23:00:00.000Z',
  ])
})

test('a request opens with a consent form alone, and the only one is chosen beforehand', async () => {
  expect((await aRequest({ consentForm: undefined })).consentForm?.id).toBe(formId)
  await aConsentForm(db, mira, { name: 'Another release' })
  const row = await aRequest({ consentForm: undefined })
  expect(row.consentForm).toBeUndefined()
  expect(await act(mira, 'openCrowdRequests', row.requestId)).toBe('requestNoForm')
  expect(await update(row, { consentForm: ulid() })).toBe('notFound')
  expect(await update(row, { consentForm: formId })).toBe('ok')
  expect(await act(mira, 'openCrowdRequests', row.requestId)).toBe('ok')
})

test('questions that stay keep their ids, in whatever order', async () => {
  const row = await aRequest({ prompts: [prompt({ text: 'One' }), prompt({ text: 'Two' })] })
  const [one, two] = row.prompts
  const prompts = [two!, prompt({ text: 'Three' }), one!]
  expect(await update(row, { prompts })).toBe('ok')
  const changed = (await requestOf(row.requestId))!.prompts
  expect(changed.map(({ text }) => text)).toEqual(['Two', 'Three', 'One'])
  expect([changed[0]?.promptId, changed[2]?.promptId]).toEqual([two?.promptId, one?.promptId])
})

test('a question of another request is a new one here', async () => {
  const [row, other] = [await aRequest(), await aRequest()]
  expect(await update(row, { prompts: other.prompts })).toBe('ok')
  const [taken] = (await requestOf(row.requestId))!.prompts
  expect(taken?.promptId).not.toBe(other.prompts[0]?.promptId)
  expect((await requestOf(other.requestId))!.prompts).toHaveLength(1)
})

const asking = (shotId: string) => ({ prompts: [prompt({ shotId })] })

test('a question is for a shot of this customer, and stays so when the shot is removed', async () => {
  const shotOf = async (who: typeof mira) => {
    const storyboardId = await aStoryboard(db, who)
    return (await aShot(db, who, { storyboardId, title: 'The desk' })).shotId
  }
  const [own, theirs] = [await shotOf(mira), await shotOf(elsewhere)]
  const row = await aRequest()
  for (const shotId of [theirs, ulid()]) {
    expect(await update(row, asking(shotId))).toBe('notFound')
    const made = { title: 'Tell us', ...asking(shotId) }
    expect((await outcome(mira, 'addCrowdRequest', { values: made })).code).toBe('notFound')
  }
  expect(await update(row, asking(own))).toBe('ok')
  await db
    .updateTable('storyboardShots')
    .set({ removedAt: new Date() })
    .where('id', '=', own)
    .execute()
  const kept = await requestOf(row.requestId)
  expect(await update(kept!, { prompts: kept!.prompts })).toBe('ok')
  expect((await aRequest({ prompts: kept!.prompts })).prompts).toMatchObject([{ shotId: own }])
})

test('once somebody has agreed, questions stay as they are, and the rest can be changed', async () => {
  const row = await aRequest()
  const submissionId = await aGuest(row.requestId, 'started')
  const at = new Date('2026-11-20T08:00:00Z')
  await db
    .insertInto('consents')
    .values({
      id: ulid(),
      customerId,
      submissionId,
      requestId: row.requestId,
      requestTitle: row.title,
      formId,
      version: 1,
      language: 'en',
      textHash: '0'.repeat(64),
      name: 'Dana Whitfield',
      givenAt: at,
      updatedAt: at,
    })
    .execute()
  expect((await requestOf(row.requestId))!.may).not.toContain('ask')
  expect(await update(row, { prompts: [prompt({ text: 'Other' })] })).toBe('forbidden')
  expect(await update(row, { orientation: 'portrait' })).toBe('forbidden')
  expect(await update(row, { title: 'Another title' })).toBe('ok')
})

/** CrowdRequest of work.md 2. */
const moves: Readonly<Record<RequestState, Partial<Record<string, RequestState>>>> = {
  draft: { openCrowdRequests: 'open' },
  open: { pauseCrowdRequests: 'paused', closeCrowdRequests: 'closed' },
  paused: { resumeCrowdRequests: 'open', closeCrowdRequests: 'closed' },
  closed: { reopenCrowdRequests: 'open', archiveCrowdRequests: 'archived' },
  archived: {},
}
const moveCalls = [
  'openCrowdRequests',
  'pauseCrowdRequests',
  'resumeCrowdRequests',
  'closeCrowdRequests',
  'reopenCrowdRequests',
  'archiveCrowdRequests',
] as const satisfies readonly ServedCallId[]

describe.each(Object.keys(moves) as RequestState[])('a request that is %s', (state) => {
  test.each(moveCalls)('answers %s as the table says', async (call) => {
    const { requestId } = await aRequest()
    await stateIs(requestId, state)
    const to = moves[state][call]
    expect(await act(adrian, call, requestId)).toBe(to ? 'ok' : 'forbidden')
    expect((await requestOf(requestId))?.state).toBe(to ?? state)
  })
})

test.each(moveCalls)('%s is for campaign managers of the customer', async (call) => {
  const { requestId } = await aRequest()
  await stateIs(requestId, 'open')
  expect(await act(chloe, call, requestId)).toBe('forbidden')
  expect(await act(elsewhere, call, requestId)).toBe('notFound')
})

test('closing ends the time of those who have sent nothing, and of nobody else', async () => {
  const { requestId } = await aRequest()
  await stateIs(requestId, 'open')
  const before = ['queued', 'sent', 'opened', 'started', 'submitted', 'accepted'] as const
  const ids = []
  for (const state of before) ids.push(await aGuest(requestId, state))
  expect(await act(mira, 'closeCrowdRequests', requestId)).toBe('ok')
  const rows = await db
    .selectFrom('crowdSubmissions')
    .select(['id', 'state'])
    .where('requestId', '=', requestId)
    .execute()
  const states = ids.map((id) => rows.find((row) => row.id === id)?.state)
  expect(states).toEqual(['expired', 'expired', 'expired', 'expired', 'submitted', 'accepted'])
})

test.each(['openCrowdRequests', 'reopenCrowdRequests', 'resumeCrowdRequests'] as const)(
  '%s waits for a later last day',
  async (call) => {
    const { requestId } = await aRequest({ closesOn: '2020-01-01' })
    const state = { openCrowdRequests: 'draft', reopenCrowdRequests: 'closed' } as const
    await stateIs(requestId, call === 'resumeCrowdRequests' ? 'paused' : state[call])
    expect(await act(mira, call, requestId)).toBe('requestOver')
  },
)

const tokenOf = (address: string) => address.replace('/guest#', '')

test('the open link finds the request; a new one ends the one before', async () => {
  const { requestId, link = '' } = await aRequest({ hasOpenLink: true })
  await stateIs(requestId, 'open')
  expect(await findByToken(db, tokenOf(link))).toMatchObject({ requestId })
  expect(await act(mira, 'renewCrowdLinks', requestId)).toBe('ok')
  const renewed = (await requestOf(requestId))?.link ?? ''
  expect(renewed).not.toBe(link)
  expect(await findByToken(db, tokenOf(link))).toBeUndefined()
  expect(await findByToken(db, tokenOf(renewed))).toMatchObject({ requestId })
})

test('a pass code is kept as passwords are, and goes with the open link', async () => {
  const row = await aRequest({ hasOpenLink: true, passCode: 'sunflower' })
  expect(row.hasPassCode).toBe(true)
  expect(JSON.stringify(row)).not.toContain('sunflower')
  const { passCodeHash } = await db
    .selectFrom('crowdRequests')
    .select('passCodeHash')
    .where('id', '=', row.requestId)
    .executeTakeFirstOrThrow()
  const { passwords } = world.app.services.session
  expect(await passwords.verify('sunflower', passCodeHash!)).toBe(true)
  expect(await update(row, { title: 'Another title' })).toBe('ok')
  const kept = (await requestOf(row.requestId))!
  expect(kept.hasPassCode).toBe(true)
  expect(await update(kept, { hasOpenLink: false })).toBe('ok')
  expect((await requestOf(row.requestId))!.hasPassCode).toBe(false)
})

test('people are counted by how far they are', async () => {
  const { requestId } = await aRequest()
  const at = new Date('2026-11-20T08:00:00Z')
  await aGuest(requestId, 'sent')
  await aGuest(requestId, 'opened', { openedAt: at })
  await aGuest(requestId, 'started', { openedAt: at })
  await aGuest(requestId, 'submitted', { openedAt: at, submittedAt: at })
  await aGuest(requestId, 'accepted', { openedAt: at, submittedAt: at })
  await aGuest(requestId, 'withdrawn', { openedAt: at, submittedAt: at })
  expect(await requestOf(requestId)).toMatchObject({
    people: 6,
    opened: 5,
    started: 4,
    answers: 3,
    toReview: 1,
    accepted: 1,
    placesTaken: 3,
  })
})

test('whoever has a request open hears that it lost its film of welcome', async () => {
  const { requestId } = await aRequest()
  const heard = await follow(app, adrian.session)
  const told: (() => unknown)[] = []
  await app.services.guestAnswers.takeOffWelcome(requestId, {
    db,
    now: new Date(),
    services: app.services,
    member: { customerId },
    afterCommit: (tell) => void told.push(tell),
  })
  for (const tell of told) await tell()
  expect(await heard.next()).toEqual({ topic: 'crowd', row: { id: requestId } })
})
