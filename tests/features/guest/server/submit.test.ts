// A guest answers, from the link to what has arrived (work.md 6).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import {
  aGuestRequest,
  agree,
  anInvitedGuest,
  askAsGuest,
  look,
  sendFilm,
} from '../../../support/guests'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const links = app.services.crowd
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const request = await aGuestRequest(db, links, manager)
const [first = '', second = ''] = request.promptIds

const stateOf = async (submissionId: string) =>
  (
    await db
      .selectFrom('crowdSubmissions')
      .select('state')
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow()
  ).state

async function aGuest() {
  const guest = await anInvitedGuest(db, links, request)
  await agree(app, guest.token)
  return guest
}

const submit = (token: string, ...takeIds: string[]) =>
  askAsGuest(app, token, 'submitAnswers', {
    answers: takeIds.map((takeId) => ({ takeId, durationMs: 25_000 })),
  })

test('what has arrived is sent: one film a prompt, and the rest is forgotten', async () => {
  const { token, submissionId } = await aGuest()
  const spare = await sendFilm(app, token, first)
  const chosen = [await sendFilm(app, token, first), await sendFilm(app, token, second)]
  const { value, code } = await submit(token, ...chosen)
  expect(code).toBeUndefined()
  expect(await stateOf(submissionId)).toBe('submitted')
  expect(value.guest).toEqual({
    name: 'Dana Whitfield',
    email: 'dana@whitfield.example',
    state: 'submitted',
    mayWithdraw: true,
  })
  const sent = value.answers.map(({ takeId, state, isSent }) => ({ takeId, state, isSent }))
  expect(sent).toHaveLength(2)
  expect(sent).toEqual(
    expect.arrayContaining(chosen.map((takeId) => ({ takeId, state: 'arrived', isSent: true }))),
  )
  expect(value.answers.map(({ takeId }) => takeId)).not.toContain(spare)
  // Asked again after an answer that was lost.
  expect((await submit(token, ...chosen)).value.guest?.state).toBe('submitted')
})

test('a film of a guest is no clip, and is kept once it is sent', async () => {
  const { token } = await aGuest()
  const takes = [await sendFilm(app, token, first), await sendFilm(app, token, second)]
  await submit(token, ...takes)
  const clips = await db.selectFrom('footageClips').select('id').execute()
  expect(clips).toEqual([])
  const uploads = await db
    .selectFrom('mediaUploads')
    .select(['takeId', 'savedAt', 'ownerUserId'])
    .where('takeId', 'in', takes)
    .execute()
  expect(uploads.map(({ savedAt, ownerUserId }) => [savedAt !== null, ownerUserId])).toEqual([
    [true, null],
    [true, null],
  ])
})

describe('is refused', () => {
  test('where a prompt that has to be answered is not', async () => {
    const { token } = await aGuest()
    const answered = await submit(token, await sendFilm(app, token, first))
    expect(answered).toMatchObject({
      code: 'answerMissing',
      params: { question: 'Who helped you most?' },
    })
  })

  test('while a film is on its way', async () => {
    const { token } = await aGuest()
    const takeId = ulid()
    await askAsGuest(app, token, 'startGuestClip', { takeId, promptId: first, mime: 'video/webm' })
    expect((await submit(token, takeId)).code).toBe('answersComing')
  })

  test('with two films for one prompt', async () => {
    const { token } = await aGuest()
    const films = [await sendFilm(app, token, first), await sendFilm(app, token, first)]
    expect((await submit(token, ...films)).code).toBe('answersTwice')
  })

  test('with a film of another guest', async () => {
    const [one, other] = [await aGuest(), await aGuest()]
    const takeId = await sendFilm(app, other.token, first)
    expect((await submit(one.token, takeId)).code).toBe('notFound')
  })

  test('after the consent was withdrawn', async () => {
    const { token } = await aGuest()
    const takeId = await sendFilm(app, token, first)
    await askAsGuest(app, token, 'withdrawAnswers', {})
    expect((await submit(token, takeId)).code).toBe('consentMissing')
  })
})

test('in another try one film is enough: earlier ones stand', async () => {
  const { token, submissionId } = await aGuest()
  await submit(token, await sendFilm(app, token, first), await sendFilm(app, token, second))
  const { customerId } = manager
  const by = await aMember(db, { customerId, roles: ['cm'] })
  await db.updateTable('users').set({ name: 'Adrian Cole' }).where('id', '=', by.userId).execute()
  const said = { retakeChips: ['tooQuiet' as const], retakeWords: 'A little louder.' }
  await db
    .updateTable('crowdSubmissions')
    .set({ state: 'retake_requested', decidedBy: by.userId, ...said })
    .where('id', '=', submissionId)
    .execute()
  const asked = await look(app, token)
  expect(asked.retake).toEqual({
    by: 'Adrian Cole',
    chips: ['tooQuiet'],
    words: 'A little louder.',
  })
  expect((await submit(token, await sendFilm(app, token, first))).value.guest?.state).toBe(
    'submitted',
  )
})
