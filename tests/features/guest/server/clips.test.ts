// Films of guests on their way: whose they are, how many, and after which consent (work.md 6).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import {
  aGuestRequest,
  agree,
  anInvitedGuest,
  askAsGuest,
  look,
  postPart,
  sendFilm,
} from '../../../support/guests'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const links = app.services.crowd
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const request = await aGuestRequest(db, links, manager)
const [promptId = ''] = request.promptIds

async function aGuest(of = request) {
  const guest = await anInvitedGuest(db, links, of)
  await agree(app, guest.token)
  return guest
}

const start = (token: string, given: object = {}) =>
  askAsGuest(app, token, 'startGuestClip', {
    takeId: ulid(),
    promptId,
    mime: 'video/mp4',
    ...given,
  })

test('a film travels under a prefix of its guest alone, and is the same upload when asked again', async () => {
  const { token, submissionId } = await aGuest()
  const takeId = ulid()
  const { value } = await start(token, { takeId })
  expect(value).toMatchObject({ grows: true, state: 'open', partBytes: 5_242_880 })
  expect(value.keyPrefix).toBe(`in/${customerId}/g-${submissionId}/${value.uploadId}/`)
  expect((await start(token, { takeId })).value.uploadId).toBe(value.uploadId)
})

test('the signature of one guest opens nothing of another', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  const { value: upload } = await start(other.token)
  const signed = async (token: string) =>
    (await askAsGuest(app, token, 'signGuestUpload', {})).value
  expect(await postPart(app, upload, await signed(one.token), Buffer.from('x'))).toBe(403)
  expect(await postPart(app, upload, await signed(other.token), Buffer.from('x'))).toBeLessThan(300)
})

describe('of another guest', () => {
  test('nothing is read, put together, removed or sent', async () => {
    const [one, other] = [await aGuest(), await aGuest()]
    const takeId = ulid()
    const { uploadId } = (await start(other.token, { takeId })).value
    const ask = async () => [
      (await askAsGuest(app, one.token, 'getGuestUpload', { uploadId })).code,
      (await askAsGuest(app, one.token, 'completeGuestUpload', { uploadId, parts: [] })).code,
      (await askAsGuest(app, one.token, 'submitAnswers', { answers: [{ takeId, durationMs: 1 }] }))
        .code,
    ]
    expect(await ask()).toEqual(['notFound', 'notFound', 'notFound'])
    await askAsGuest(app, one.token, 'removeGuestClip', { takeId })
    expect((await look(app, other.token)).answers).toHaveLength(1)
    // A film of the same number is another one.
    expect((await start(one.token, { takeId })).value.uploadId).not.toBe(uploadId)
  })

  test('a prompt of another request takes no film', async () => {
    const elsewhere = await aGuestRequest(db, links, manager)
    const { token } = await aGuest()
    expect((await start(token, { promptId: elsewhere.promptIds[0] })).code).toBe('notFound')
  })
})

describe('is refused', () => {
  test.each([
    ['what is no film', { mime: 'image/png' }, 'guestNoFilm'],
    ['what is larger than 2 GB', { bytes: 2_000_000_001 }, 'guestFilmTooLarge'],
  ])('%s', async (_, given, code) => {
    const { token } = await aGuest()
    expect((await start(token, given)).code).toBe(code)
  })

  test('everything before the consent, and after it was withdrawn', async () => {
    const { token } = await anInvitedGuest(db, links, request)
    const codes = async () => [
      (await start(token)).code,
      (await askAsGuest(app, token, 'signGuestUpload', {})).code,
    ]
    expect(await codes()).toEqual(['consentMissing', 'consentMissing'])
    await agree(app, token)
    expect(await codes()).toEqual([undefined, undefined])
    await askAsGuest(app, token, 'withdrawAnswers', {})
    expect(await codes()).toEqual(['consentMissing', 'consentMissing'])
  })

  test('a new film once the request is closed; what was begun goes on', async () => {
    const closing = await aGuestRequest(db, links, manager)
    const { token } = await aGuest(closing)
    const given = { takeId: ulid(), promptId: closing.promptIds[0] }
    await start(token, given)
    await db
      .updateTable('crowdRequests')
      .set({ state: 'closed' })
      .where('id', '=', closing.requestId)
      .execute()
    expect((await start(token, { promptId: closing.promptIds[0] })).code).toBe('requestClosed')
    expect((await start(token, given)).code).toBeUndefined()
  })

  test('the 21st film of one guest; one that was removed makes room', async () => {
    const { token } = await aGuest()
    const takeId = ulid()
    await start(token, { takeId })
    for (let no = 1; no < 20; no += 1) await start(token)
    expect((await start(token)).code).toBe('guestFilmsUsedUp')
    await askAsGuest(app, token, 'removeGuestClip', { takeId })
    expect((await start(token)).code).toBeUndefined()
  })
})

test('what was sent is not removed', async () => {
  const single = await aGuestRequest(db, links, manager, { prompts: [{}] })
  const { token } = await aGuest(single)
  const takeId = await sendFilm(app, token, single.promptIds[0] ?? '')
  await askAsGuest(app, token, 'submitAnswers', { answers: [{ takeId, durationMs: 5000 }] })
  expect((await askAsGuest(app, token, 'removeGuestClip', { takeId })).code).toBe('answersMoved')
})
