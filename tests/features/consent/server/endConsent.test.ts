// Whoever withdraws is seen by nobody from then on; films of them are made and shown no more (work.md 6).
import { expect, test } from 'vitest'
import type { ListConsentsRow } from '../../../../generated/facts/features/consent'
import { endConsent, keepConsent } from '../../../../src/features/consent/server'
import { purgeWithdrawnJob } from '../../../../src/features/consent/server/purgeWithdrawn'
import { aVersion } from '../../../support/approvals'
import { runDueJobs } from '../../../support/dueJobs'
import { aConsent, aConsentForm, aDraftOf, aGuestClip, showing } from '../../../support/consents'
import { keptLetters, sendLetters } from '../../../support/letters'
import { openAnew, sharePage } from '../../../support/sharing'
import { aCrowdSubmission } from '../../../support/work'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const dayMs = 86_400_000
const app = await freshApp({ withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const session = await signIn(app, manager)
const creator = await aMember(db, { customerId, roles: ['cc'] })
const formId = await aConsentForm(db, manager)

async function ask(call: Parameters<typeof callAs>[2], request: object, as = session) {
  const { body } = await callAs(app, as, call, request as never)
  return body['status'] === 'Ok' ? body['clientResponse'] : body['errorCode']
}
const revoke = (consentId: string, as = session) =>
  ask('revokeConsents', { selection: { ids: [consentId] }, values: { reason: 'They called.' } }, as)
const rowOf = async (consentId: string) => {
  const { rows } = (await ask('listConsents', { ids: [consentId] })) as { rows: ListConsentsRow[] }
  return rows[0]!
}

/** Somebody's clip, in a draft and in a version of it. */
async function aFilmOfGuest(owner = manager) {
  const consent = await aConsent(db, manager, { formId, name: 'Dana Whitfield' })
  const clip = await aGuestClip(db, manager, consent.consentId)
  const programId = await aDraftOf(db, owner, [clip.assetId], 'First week')
  const timeline = showing(clip.assetId)
  const versionId = await aVersion(db, owner, programId, { timeline })
  return { ...consent, ...clip, programId, versionId }
}
const publish = ({ programId, versionId }: { programId: string; versionId: string }) =>
  ask('publishProgram', { programId, versionId, withoutCaptions: true })
const stateOf = async (programId: string) => {
  const { state } = await db
    .selectFrom('programs')
    .select('state')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  return state
}

test('its clips are in no list, and addresses that were given before are over', async () => {
  const { consentId, clipId, assetId, programId } = await aFilmOfGuest()
  const listed = async () =>
    ((await ask('listClips', { ids: [clipId] })) as { rows: object[] }).rows.length
  const revOf = async () => {
    const { addressRev } = await db
      .selectFrom('mediaAssets')
      .select('addressRev')
      .where('id', '=', assetId)
      .executeTakeFirstOrThrow()
    return addressRev
  }
  expect(await listed()).toBe(1)
  const before = await revOf()
  await revoke(consentId)
  expect(await listed()).toBe(0)
  expect(await revOf()).toBeGreaterThan(before)
  const { facts } = (await ask('getProgram', { programId, tab: 'one' })) as {
    facts: { media: Record<string, object> }
  }
  expect(facts.media[assetId]).toMatchObject({ consentRevoked: true, sources: [] })
  expect(facts.media[assetId]).not.toHaveProperty('posterUrl')
  expect(await rowOf(consentId)).toMatchObject({
    state: 'open',
    isWithdrawn: false,
    endedBy: { id: manager.userId },
    reason: 'They called.',
    may: [],
  })
})

test.each([
  ['publish', publish],
  [
    'ask for approval of',
    ({ programId, versionId }) => ask('askApproval', { programId, versionId }),
  ],
  ['make a film of', ({ programId }) => ask('renderProgram', { programId, timelineRev: 1 })],
] satisfies [string, (film: { programId: string; versionId: string }) => Promise<unknown>][])(
  'nobody can %s what shows them',
  async (_, act) => {
    const film = await aFilmOfGuest()
    await revoke(film.consentId)
    expect(await act(film)).toBe('consentRevoked')
  },
)

test('its versions say where they show somebody who withdrew', async () => {
  const { consentId, programId } = await aFilmOfGuest()
  const versions = async () =>
    ((await ask('listProgramVersions', { programId })) as { versions: object[] }).versions
  const [before] = await versions()
  expect(before).not.toHaveProperty('withdrawnAtMs')
  await revoke(consentId)
  expect(await versions()).toEqual([expect.objectContaining({ emptySlots: 0, withdrawnAtMs: 0 })])
})

test('a share page shows the film until it is taken down, and then no more', async () => {
  const film = await aFilmOfGuest()
  await publish(film)
  const page = await sharePage(app, session, film.programId)
  await revoke(film.consentId)
  expect((await openAnew(app, page)).films).toHaveLength(1)
  await ask('takeDownConsent', { consentId: film.consentId })
  expect(await openAnew(app, page)).toMatchObject({ films: [] })
  expect(await stateOf(film.programId)).not.toBe('published')
  expect(await publish(film)).not.toMatchObject({ programId: film.programId })
})

test('a guest withdraws as well, once', async () => {
  const consent = await aConsent(db, manager, { formId })
  const telling = {
    db,
    now: app.clock.now,
    newId: () => '01JZZZZZZZZZZZZZZZZZZZZZZZ',
    services: app.services,
    afterCommit: () => {},
    member: { customerId },
  }
  const { submissionId, consentId } = consent
  expect(await endConsent({ submissionId }, telling)).toEqual({ consentId })
  expect(await rowOf(consentId)).toMatchObject({ state: 'ended', isWithdrawn: true })
  await endConsent({ submissionId, reason: 'Again.' }, telling)
  expect((await rowOf(consentId)).reason).toBeUndefined()
})

test('reviewers and owners of programs are told, reviewers by letter too; what was recorded is withdrawn', async () => {
  const reviewer = await aMember(db, { customerId, roles: ['cm'] })
  await aCrowdSubmission(db, manager, { state: 'submitted', reviewers: [reviewer.userId] })
  const { id: submissionId } = await db
    .selectFrom('crowdSubmissions')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow()
  const given = await keepConsent(db, {
    customerId,
    submissionId,
    formId,
    request: { requestId: submissionId, title: 'Tell us' },
    version: 1,
    language: 'en',
    name: 'Kofi Mensah',
    now: app.clock.now,
  })
  const { assetId } = await aGuestClip(db, manager, given.consentId)
  const programId = await aDraftOf(db, creator, [assetId])
  await revoke(given.consentId)
  const told = await db
    .selectFrom('notifications')
    .select(['userId', 'kind', 'subject'])
    .where('userId', 'in', [reviewer.userId, creator.userId])
    .orderBy('kind')
    .execute()
  expect(told).toEqual([
    {
      userId: reviewer.userId,
      kind: 'consentWithdrawn',
      subject: { consentId: given.consentId },
    },
    { userId: creator.userId, kind: 'programHoldsWithdrawn', subject: { programId } },
  ])
  await sendLetters(app)
  const [letter] = await keptLetters(app)
  expect(letter?.subject).toBe('Kofi Mensah withdrew consent to “Tell us”')
  const submission = await db
    .selectFrom('crowdSubmissions')
    .select(['state'])
    .where('id', '=', submissionId)
    .executeTakeFirst()
  expect(submission?.state).toBe('withdrawn')
})

test('of two who revoke at once one does, and whoever reviews is told once', async () => {
  const reviewer = await aMember(db, { customerId, roles: ['cm'] })
  const other = await signIn(app, await aMember(db, { customerId, roles: ['cm'] }))
  const asked = { state: 'submitted' as const, reviewers: [reviewer.userId] }
  const { submissionId } = await aCrowdSubmission(db, manager, asked)
  const { consentId } = await aConsent(db, manager, { formId, submissionId })
  await Promise.all([revoke(consentId), revoke(consentId, other)])
  expect(await rowOf(consentId)).toMatchObject({ state: 'ended', reason: 'They called.' })
  const letters = await db
    .selectFrom('letters')
    .select('id')
    .where('kind', '=', 'consent.withdrawn')
    .where('userId', '=', reviewer.userId)
    .execute()
  expect(letters).toHaveLength(1)
})

test('beside a revocation a publication is refused, or its case lists it', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const film = await aFilmOfGuest()
    const [published] = await Promise.all([publish(film), revoke(film.consentId)])
    const isOnAir = (await stateOf(film.programId)) === 'published'
    expect(published === 'consentRevoked').toBe(!isOnAir)
    const { uses } = (await ask('takeDownConsent', { consentId: film.consentId })) as {
      uses: unknown[]
    }
    expect(uses).toEqual([])
    expect(await stateOf(film.programId)).not.toBe('published')
    expect(await publish(film)).not.toMatchObject({ programId: film.programId })
  }
})

test.each(['cc', 'admin', 'viewer'] as const)('%s reads and ends no consent', async (role) => {
  const { consentId } = await aConsent(db, manager, { formId })
  const other = await signIn(app, await aMember(db, { customerId, roles: [role] }))
  for (const call of ['listConsents', 'getConsent', 'takeDownConsent'] as const)
    expect(await ask(call, { consentId, limit: 1 }, other)).toBeDefined()
  await revoke(consentId, other)
  expect((await rowOf(consentId)).state).toBe('given')
})

test('after 30 days the clips are erased, whatever nobody took down, and the record stays', async () => {
  const film = await aFilmOfGuest()
  await publish(film)
  await revoke(film.consentId)
  const clips = () =>
    db.selectFrom('footageClips').select('id').where('id', '=', film.clipId).execute()
  app.clock.now = new Date(app.clock.now.getTime() + 29 * dayMs)
  await runDueJobs(app, purgeWithdrawnJob)
  expect(await clips()).toHaveLength(1)
  app.clock.now = new Date(app.clock.now.getTime() + dayMs)
  await runDueJobs(app, purgeWithdrawnJob)
  expect(await clips()).toEqual([])
  expect(await stateOf(film.programId)).not.toBe('published')
  const kept = await db
    .selectFrom('consents')
    .select(['name', 'purgeOn'])
    .where('id', '=', film.consentId)
    .executeTakeFirst()
  expect(kept).toEqual({ name: 'Dana Whitfield', purgeOn: null })
})
