// What a guest agrees to, and how they take it back (work.md 6).
import { describe, expect, test } from 'vitest'
import {
  aGuestRequest,
  agree,
  anInvitedGuest,
  askAsGuest,
  look,
  releaseText,
  sendFilm,
} from '../../../support/guests'
import { keptLetters, sendLetters } from '../../../support/letters'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' }, withMedia: true })
const { db } = app.database
const links = app.services.crowd
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const request = await aGuestRequest(db, links, manager)

test('the words are kept as they were shown, with who agreed, when and from where', async () => {
  const { token, submissionId } = await anInvitedGuest(db, links, request)
  const { value } = await agree(app, token, {
    language: 'de',
    guardian: 'Robin',
    timezone: 'Europe/Berlin',
  })
  expect(value).toMatchObject({
    guest: { name: 'Dana Whitfield', state: 'started', mayWithdraw: true },
    agreed: { version: 1, language: 'de', signedBy: 'Dana Whitfield', guardian: 'Robin' },
  })
  const consent = await db
    .selectFrom('consents')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .executeTakeFirstOrThrow()
  expect(consent).toMatchObject({ ip: '10.1.1.1', browser: 'Mozilla/5.0', givenAt: app.clock.now })
  // Given twice it is given once.
  expect((await agree(app, token)).value.agreed?.language).toBe('de')
})

describe('is refused', () => {
  test.each([
    ['words that are not the latest', { version: 2 }, 'consentChanged'],
    ['words in a language in which there are none', { language: 'fr' }, 'consentChanged'],
  ])('%s', async (_, given, code) => {
    const { token } = await anInvitedGuest(db, links, request)
    expect((await agree(app, token, given)).code).toBe(code)
  })

  test('an address that is needed and not given', async () => {
    const strict = await aGuestRequest(db, links, manager, { emailRule: 'required' })
    const { token, submissionId } = await anInvitedGuest(db, links, strict)
    await db
      .updateTable('crowdSubmissions')
      .set({ guestEmail: null })
      .where('id', '=', submissionId)
      .execute()
    expect((await agree(app, token)).code).toBe('guestEmailMissing')
  })

  test('agreeing again after withdrawing', async () => {
    const { token } = await anInvitedGuest(db, links, request)
    await agree(app, token)
    await askAsGuest(app, token, 'withdrawAnswers', {})
    expect((await agree(app, token)).code).toBe('answersMoved')
  })
})

test('a copy of it is mailed, with the link that stays theirs', async () => {
  const { token } = await anInvitedGuest(db, links, request)
  await agree(app, token, { email: 'copy@whitfield.example' })
  await sendLetters(app)
  const letter = (await keptLetters(app)).find(
    ({ toAddress }) => toAddress === 'copy@whitfield.example',
  )
  expect(letter?.subject).toBe('Your answers for “Your first week”')
  expect(letter?.bodyText).toContain(releaseText)
  expect(letter?.bodyText).toContain(`/guest#${token}`)
})

test('withdrawing ends the consent and shows nothing more, also of a closed request, and twice as once', async () => {
  const closing = await aGuestRequest(db, links, manager, { prompts: [{}] })
  const { token } = await anInvitedGuest(db, links, closing)
  await agree(app, token)
  const takeId = await sendFilm(app, token, closing.promptIds[0] ?? '')
  await askAsGuest(app, token, 'submitAnswers', { answers: [{ takeId, durationMs: 5000 }] })
  await db
    .updateTable('crowdRequests')
    .set({ state: 'closed' })
    .where('id', '=', closing.requestId)
    .execute()
  const { value } = await askAsGuest(app, token, 'withdrawAnswers', {})
  expect(value).toMatchObject({ guest: { state: 'withdrawn', mayWithdraw: false }, answers: [] })
  expect(value.agreed?.endedAt).toBe(app.clock.now.toISOString())
  expect((await askAsGuest(app, token, 'withdrawAnswers', {})).code).toBeUndefined()
  expect((await look(app, token)).guest?.state).toBe('withdrawn')
})
