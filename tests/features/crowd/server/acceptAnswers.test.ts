// Answers are accepted beside guests who withdraw, and beside whoever revokes for them (work.md 2, 6).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { insertAsset } from '../../../support/clips'
import { aConsent } from '../../../support/consents'
import { askAsGuest } from '../../../support/guests'
import { inTurn } from '../../../support/meanwhile'
import { tokenHashOf } from '../../../../src/features/crowd/server'
import { requireConsent } from '../../../../src/features/consent/server'
import { lockRequest, lockSubmission } from '../../../../src/features/guest/server/queries'
import { crowdWorld } from './world'

const { app, db, customerId, formId, people, act, aRequest } = await crowdWorld()
const { mira, adrian } = people
const at = new Date('2026-11-20T08:00:00Z')
const turns = 4

async function anAnswer() {
  const { requestId, prompts } = await aRequest()
  const [submissionId, assetId] = [ulid(), await insertAsset(db, mira, { state: 'ready' })]
  const token = app.services.crowd.guestTokenOf(submissionId)
  const times = { submittedAt: at, createdAt: at, updatedAt: at }
  const guest = { guestName: 'Dana', state: 'submitted' as const, tokenHash: tokenHashOf(token) }
  await db
    .insertInto('crowdSubmissions')
    .values({ id: submissionId, customerId, requestId, ...guest, ...times })
    .execute()
  const { consentId } = await aConsent(db, mira, { formId, submissionId })
  const promptId = prompts[0]!.promptId!
  const answer = { id: ulid(), customerId, submissionId, promptId, assetId, createdAt: at }
  await db
    .insertInto('crowdAnswers')
    .values({ ...answer, state: 'submitted' })
    .execute()
  return { customerId, requestId, submissionId, consentId, assetId, token }
}

/** Withdrawn from whom the clip shows, if there is one. */
const clipsOf = (assetId: string) =>
  db.selectFrom('footageClips').select('withdrawnBy').where('assetId', '=', assetId).execute()
const stateOf = async (submissionId: string) => {
  const { state } = await db
    .selectFrom('crowdSubmissions')
    .select('state')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return state
}

test.each(['withdraws', 'is revoked'] as const)(
  'what is accepted while the guest %s is seen by nobody',
  async (how) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { submissionId, consentId, assetId, token } = await anAnswer()
      const end = () =>
        how === 'withdraws'
          ? askAsGuest(app, token, 'withdrawAnswers', {})
          : act(adrian, 'revokeConsents', consentId, { reason: 'They called.' })
      const [accepted] = await Promise.all([
        act(mira, 'acceptCrowdSubmissions', submissionId),
        end(),
      ])
      expect(await stateOf(submissionId)).toBe('withdrawn')
      const clips = await clipsOf(assetId)
      expect(clips).toHaveLength(accepted === 'ok' ? 1 : 0)
      expect(clips.every(({ withdrawnBy }) => withdrawnBy !== null)).toBe(true)
    }
  },
)

describe('nobody waits in a circle', () => {
  test.each(['acceptCrowdSubmissions', 'rejectCrowdSubmissions', 'requestCrowdRetakes'] as const)(
    'with a guest who adds a film, by %s',
    async (call) => {
      const answer = await anAnswer()
      const outcome = await inTurn(db, {
        holds: (within) => lockRequest(within, answer),
        meanwhile: () => act(mira, call, answer.submissionId, values[call]),
        wants: (within) => lockSubmission(within, answer),
      })
      expect(outcome).toBe('ok')
    },
  )

  test('with whoever revokes, by accepting', async () => {
    const answer = await anAnswer()
    const outcome = await inTurn(db, {
      holds: (within) => lockSubmission(within, answer),
      meanwhile: () => act(adrian, 'revokeConsents', answer.consentId, { reason: 'They called.' }),
      wants: (within) => requireConsent(within, answer),
    })
    expect(outcome).toBe('ok')
  })
})

const values = {
  acceptCrowdSubmissions: undefined,
  rejectCrowdSubmissions: undefined,
  requestCrowdRetakes: { chips: ['noise'], retakeWords: null },
}
