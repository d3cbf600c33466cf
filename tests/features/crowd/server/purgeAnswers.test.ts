// Films of guests that nobody uses are erased after thirty days, and no others (work.md 6).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { purgeAnswersJob } from '../../../../src/features/crowd/server'
import { submissionStates, type SubmissionState } from '../../../../src/features/crowd/submission'
import { aGuestClip, aConsent, aConsentForm } from '../../../support/consents'
import { insertAsset } from '../../../support/clips'
import { aGuestRequest } from '../../../support/guests'
import { runJobAt } from '../../../support/runJob'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const { customerId } = manager
const { requestId, promptIds } = await aGuestRequest(db, app.services.crowd, manager)
const changed = new Date('2026-03-01T00:00:00Z')
const daysLater = (days: number) => new Date(changed.getTime() + days * 86_400_000)

async function anAnswer(state: SubmissionState, clipId: string | null = null) {
  const [submissionId, assetId] = [ulid(), await insertAsset(db, manager, { state: 'ready' })]
  const times = { createdAt: changed, updatedAt: changed }
  await db
    .insertInto('crowdSubmissions')
    .values({ id: submissionId, customerId, requestId, guestName: 'Dana', state, ...times })
    .execute()
  const id = ulid()
  const answer = { id, customerId, submissionId, promptId: promptIds[0]!, assetId, clipId }
  await db
    .insertInto('crowdAnswers')
    .values({ ...answer, state: clipId === null ? 'submitted' : 'accepted', createdAt: changed })
    .execute()
  return { id, assetId }
}

const isKept = async ({ id }: { id: string }) =>
  (await db.selectFrom('crowdAnswers').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined
const purgeAt = (time: Date) => runJobAt(app, purgeAnswersJob, time)

const erased = new Set<SubmissionState>(['rejected', 'withdrawn', 'expired'])

test.each(submissionStates)('what is %s', async (state) => {
  const answer = await anAnswer(state)
  await purgeAt(daysLater(30))
  expect(await isKept(answer)).toBe(true)
  await purgeAt(daysLater(31))
  expect(await isKept(answer)).toBe(!erased.has(state))
})

test('its film goes along', async () => {
  const { assetId } = await anAnswer('rejected')
  await purgeAt(daysLater(31))
  const left = await db.selectFrom('mediaAssets').select('id').where('id', '=', assetId).execute()
  expect(left).toEqual([])
})

test('what became a clip goes once that is erased, with its film', async () => {
  const formId = await aConsentForm(db, manager, { name: 'A third release' })
  const { consentId } = await aConsent(db, manager, { formId })
  const { clipId } = await aGuestClip(db, manager, consentId)
  const answer = await anAnswer('accepted', clipId)
  await purgeAt(daysLater(60))
  expect(await isKept(answer)).toBe(true)
  await db.deleteFrom('footageClips').where('id', '=', clipId).execute()
  await purgeAt(daysLater(60))
  expect(await isKept(answer)).toBe(false)
  const { assetId } = answer
  const left = await db.selectFrom('mediaAssets').select('id').where('id', '=', assetId).execute()
  expect(left).toEqual([])
})

test('what became a clip stays: its consent says when that goes', async () => {
  const formId = await aConsentForm(db, manager, { name: 'Another release' })
  const { consentId } = await aConsent(db, manager, { formId })
  const { clipId } = await aGuestClip(db, manager, consentId)
  const answer = await anAnswer('withdrawn', clipId)
  await purgeAt(daysLater(60))
  expect(await isKept(answer)).toBe(true)
})
