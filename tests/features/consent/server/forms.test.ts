// Forms have versions: what is active is never edited (work.md 6).
import { expect, test } from 'vitest'
import type { ListConsentFormsRow } from '../../../../generated/facts/features/consent'
import { textOf } from '../../../../src/features/consent/server'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db)
const session = await signIn(app, await aMember(db, { customerId, roles: ['cm'] }))

async function ask<Reply>(call: Parameters<typeof callAs>[2], request: object): Promise<Reply> {
  const { body } = await callAs(app, session, call, request as never)
  return (body['status'] === 'Ok' ? body['clientResponse'] : body['errorCode']) as Reply
}

let count = 0
const add = (values: object) =>
  ask<ListConsentFormsRow>('addConsentForm', {
    values: { name: `Form ${(count += 1)}`, ...values },
  })
const act = (
  call: 'activateConsentForms' | 'retireConsentForms',
  { formId }: ListConsentFormsRow,
) => ask(call, { selection: { ids: [formId] } })
const update = ({ formId }: ListConsentFormsRow, rev: number, values: object) =>
  ask<ListConsentFormsRow>('updateConsentForm', { formId, rev, values })
const read = async ({ formId }: ListConsentFormsRow) =>
  (await ask<{ rows: ListConsentFormsRow[] }>('listConsentForms', { ids: [formId] })).rows[0]!
const shown = ({ formId }: ListConsentFormsRow, language = 'en') =>
  textOf(db, { customerId, formId, language })

test('nobody is shown a draft, everybody what is active, in a language that it has', async () => {
  const form = await add({ english: 'You may film me.' })
  expect(form).toMatchObject({ state: 'draft', version: 0, hasDraft: true, given: 0 })
  expect(await shown(form)).toBeUndefined()
  await act('activateConsentForms', form)
  const text = { version: 1, language: 'en', text: 'You may film me.' }
  expect(await shown(form)).toEqual(text)
  expect(await shown(form, 'de')).toEqual(text)
  expect(
    await textOf(db, { customerId: await aCustomer(db), ...form, language: 'en' }),
  ).toBeUndefined()
})

test('a change of what is active is another version, which counts once it is activated', async () => {
  const form = await add({ english: 'First.' })
  await act('activateConsentForms', form)
  const changed = await update(form, (await read(form)).rev, {
    english: 'Second.',
    german: 'Zweite.',
  })
  expect(changed).toMatchObject({ state: 'active', version: 1, hasDraft: true, german: 'Zweite.' })
  expect((await shown(form))?.text).toBe('First.')
  await update(form, changed.rev, { english: 'Third.' })
  await act('activateConsentForms', form)
  expect(await shown(form)).toEqual({ version: 2, language: 'en', text: 'Third.' })
  expect((await shown(form, 'de'))?.text).toBe('Zweite.')
  const kept = await db
    .selectFrom('consentVersions')
    .select(['version', 'texts'])
    .where('formId', '=', form.formId)
    .orderBy('version')
    .execute()
  expect(kept).toEqual([
    { version: 1, texts: { en: 'First.' } },
    { version: 2, texts: { de: 'Zweite.', en: 'Third.' } },
  ])
})

test('another name, or the same words, make no version', async () => {
  const form = await add({ english: 'Words.' })
  await act('activateConsentForms', form)
  const { rev } = await read(form)
  const renamed = await update(form, rev, { name: 'Renamed', english: 'Words.' })
  expect(renamed).toMatchObject({ name: 'Renamed', version: 1, hasDraft: false })
})

test('a form without words is none, and nobody is asked to agree to a retired one', async () => {
  expect(await add({})).toBe('consentTextMissing')
  expect(await add({ english: '  ', german: '' })).toBe('consentTextMissing')
  const form = await add({ german: 'Nur auf Deutsch.' })
  expect(await update(form, form.rev, { german: '' })).toBe('consentTextMissing')
  await act('activateConsentForms', form)
  expect((await shown(form))?.language).toBe('de')
  await act('retireConsentForms', form)
  expect(await shown(form)).toBeUndefined()
  const choices = await ask<{ rows: { formId: string }[] }>('listConsentFormChoices', {
    limit: 200,
  })
  expect(choices.rows.map(({ formId }) => formId)).not.toContain(form.formId)
})

test('a name is given once among those in use', async () => {
  const form = await add({ english: 'Words.', name: 'Release' })
  expect(await add({ english: 'Words.', name: 'release' })).toBe('nameTaken')
  await act('retireConsentForms', form)
  expect(await add({ english: 'Words.', name: 'Release' })).toMatchObject({ name: 'Release' })
})
