// What somebody agreed to is kept as it was shown (work.md 6).
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ulid } from 'ulid'
import {
  keepConsent,
  requireConsent,
  standingConsent,
  type GivenConsent,
} from '../../../../src/features/consent/server'
import { aConsentForm } from '../../../support/consents'
import { aCustomer, aMember, freshDatabase } from '../../../support/world'

const { db } = await freshDatabase()
const customerId = await aCustomer(db)
const manager = await aMember(db, { customerId, roles: ['cm'] })
const texts = { en: 'You may film me.', de: 'Sie dürfen mich filmen.' }
const formId = await aConsentForm(db, manager, { texts })
const now = new Date('2026-11-22T07:41:00Z')

const given = (change: Partial<GivenConsent> = {}): GivenConsent => ({
  customerId,
  submissionId: ulid(),
  formId,
  request: { requestId: ulid(), title: 'Tell us' },
  version: 1,
  language: 'de',
  name: ' Dana Whitfield ',
  email: 'dana@example.org',
  ip: '203.0.113.24',
  browser: 'Safari 18 on iPhone',
  now,
  ...change,
})

test('the record holds who, what, when, and from where', async () => {
  const consent = given()
  const { consentId } = await keepConsent(db, consent)
  expect(await standingConsent(db, consent)).toMatchObject({
    id: consentId,
    name: 'Dana Whitfield',
    requestTitle: 'Tell us',
    version: 1,
    language: 'de',
    textHash: createHash('sha256').update(texts.de).digest('hex'),
    guardian: null,
    ip: '203.0.113.24',
    browser: 'Safari 18 on iPhone',
    givenAt: now,
  })
})

test.each<[string, Partial<GivenConsent>, string]>([
  ['an unsigned one', { name: '  ' }, 'consentMissing'],
  ['of words that are not active', { version: 2 }, 'consentChanged'],
  ['of a language that was not shown', { language: 'fr' }, 'consentChanged'],
  ['of a form of nobody', { formId: ulid() }, 'consentChanged'],
])('%s is refused', async (_, change, code) => {
  const consent = given(change)
  await expect(keepConsent(db, consent)).rejects.toMatchObject({ code })
  expect(await standingConsent(db, consent)).toBeUndefined()
})

test('given twice it is one', async () => {
  const consent = given()
  const first = await keepConsent(db, consent)
  expect(await keepConsent(db, { ...consent, name: 'Dana' })).toEqual(first)
  expect(await requireConsent(db, consent)).toEqual(first)
})

test('without one nothing may be recorded', async () => {
  const nobody = { customerId, submissionId: ulid() }
  await expect(requireConsent(db, nobody)).rejects.toMatchObject({ code: 'consentMissing' })
})
