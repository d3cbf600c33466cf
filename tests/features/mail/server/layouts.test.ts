import { beforeAll, describe, expect, test } from 'vitest'
import type {
  ActivateLayoutsResponse,
  GetLayoutResponse,
  LetterDoc,
  ListLayoutsResponse,
  ListLayoutsRow,
  SaveLayoutResponse,
  TestLayoutResponse,
} from '../../../../generated/facts/features/mail'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { keptLetters, sendLetters } from '../../../support/letters'
import {
  aCustomer,
  aMember,
  callAs,
  freshApp,
  signIn,
  type TestMember,
  type TestSession,
} from '../../../support/world'

const app = await freshApp()
const { db } = app.database
let staff: TestMember
let session: TestSession

beforeAll(async () => {
  staff = await aMember(db, { roles: ['superAdmin'] })
  session = await signIn(app, staff)
})

async function ask<Reply>(id: ServedCallId, request: object): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}
const refusal = async (id: ServedCallId, request: object) =>
  (await callAs(app, session, id, request)).body['errorCode']

const add = (values: object) => ask<ListLayoutsRow>('addLayout', { values })
const change = (id: ServedCallId, layoutId: string) =>
  ask<ActivateLayoutsResponse>(id, { selection: { ids: [layoutId] } })
const read = (layoutId: string) => ask<GetLayoutResponse>('getLayout', { layoutId })
async function write(layoutId: string, edit: (doc: LetterDoc) => LetterDoc) {
  const { doc, docRev } = await read(layoutId)
  return ask<SaveLayoutResponse>('saveLayout', { layoutId, docRev, doc: edit(doc) })
}
const called = (subject: string) => (doc: LetterDoc) => ({ ...doc, subject })

/** The subject of the letter to somebody who is invited to this customer. */
async function subjectIn(customerId: string, locale: string) {
  const { mail } = app.services
  const drawn = await mail.draw(
    'session.added',
    {
      to: { name: 'Ada', address: 'ada@lund.example' },
      customerId,
      locale,
      values: { name: 'Ada', by: 'Mira', customer: 'Lund', userName: 'ada', link: '/login' },
    },
    db,
  )
  return drawn.subject
}

describe('a draft', () => {
  test('begins with what is sent: the words of the product', async () => {
    const { layoutId, state, versionNo } = await add({ letter: 'session.reset', locale: 'en' })
    expect({ state, versionNo }).toEqual({ state: 'draft', versionNo: 1 })
    const { doc } = await read(layoutId)
    expect(doc.subject).toBe('Choose a new password for {{product}}')
    expect(doc.blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'text',
      'button',
      'text',
      'footer',
    ])
    expect(doc.blocks[2]).toMatchObject({ label: 'Choose a new password', url: '{{link}}' })
  })

  test('there is one at a time of each letter, language and customer', async () => {
    const customer = await aCustomer(db)
    const values = { letter: 'crowd.invite', locale: 'en' }
    await add(values)
    expect(await refusal('addLayout', { values })).toBe('draftThere')
    await add({ ...values, locale: 'de' })
    await add({ ...values, customer })
  })

  test('is saved by whoever has seen what it says', async () => {
    const { layoutId } = await add({ letter: 'crowd.retake', locale: 'en' })
    expect(await write(layoutId, called('Again, {{name}}'))).toMatchObject({
      docRev: 2,
      layout: { subject: 'Again, {{name}}' },
    })
    const { doc } = await read(layoutId)
    expect(await refusal('saveLayout', { layoutId, docRev: 1, doc })).toBe('changedMeanwhile')
  })

  test('is deleted, and another one begins', async () => {
    const { layoutId } = await add({ letter: 'crowd.reminder', locale: 'en' })
    expect((await change('removeLayouts', layoutId)).changed).toEqual([layoutId])
    await add({ letter: 'crowd.reminder', locale: 'en' })
  })

  test.each<[string, (doc: LetterDoc) => LetterDoc]>([
    ['a variable that it needs', (doc) => ({ ...doc, blocks: [] })],
    ['a subject', called(' ')],
    ['a value for what it names', called('Hello {{firstName}}')],
  ])('is not sent without %s', async (_, edit) => {
    const { layoutId } = await add({ letter: 'consent.withdrawn', locale: 'en' })
    await write(layoutId, edit)
    expect(await change('activateLayouts', layoutId)).toEqual({
      changed: [],
      refused: [{ id: layoutId, code: 'layoutNotReady' }],
    })
    await change('removeLayouts', layoutId)
  })

  test('of a letter that people may stop is not sent without a footer that stops it', async () => {
    const { layoutId } = await add({ letter: 'home.posts', locale: 'en' })
    await write(layoutId, (doc) => ({
      ...doc,
      blocks: doc.blocks.filter(({ kind }) => kind !== 'footer'),
    }))
    expect((await change('activateLayouts', layoutId)).refused).toHaveLength(1)
  })
})

describe('a layout that is sent', () => {
  test('is how the letter reads, for whom and in which language it is', async () => {
    const customer = await aCustomer(db)
    const other = await aCustomer(db)
    const subjects = () =>
      Promise.all([
        subjectIn(customer, 'en'),
        subjectIn(customer, 'de'),
        subjectIn(other, 'en'),
        subjectIn(other, 'de'),
      ])
    const product = await subjects()
    const own = await add({ letter: 'session.added', locale: 'en', customer })
    await write(own.layoutId, called('{{by}} calls'))
    expect(await subjects()).toEqual(product)
    await change('activateLayouts', own.layoutId)
    const forAll = await add({ letter: 'session.added', locale: 'en' })
    await write(forAll.layoutId, called('{{by}} calls everybody'))
    await change('activateLayouts', forAll.layoutId)
    expect(await subjects()).toEqual(['Mira calls', product[1], 'Mira calls everybody', product[3]])
    await change('retireLayouts', own.layoutId)
    expect((await subjects())[0]).toBe('Mira calls everybody')
  })

  test('is changed by a draft, and retired by it', async () => {
    const first = await add({ letter: 'guest.copy', locale: 'en' })
    await change('activateLayouts', first.layoutId)
    const { doc, docRev } = await read(first.layoutId)
    const request = { layoutId: first.layoutId, docRev, doc }
    expect((await callAs(app, session, 'saveLayout', request)).status).toBe(403)
    const draft = await ask<ListLayoutsRow>('draftLayout', { layoutId: first.layoutId })
    expect(draft).toMatchObject({ state: 'draft', versionNo: 2 })
    expect(await ask('draftLayout', { layoutId: first.layoutId })).toMatchObject({
      layoutId: draft.layoutId,
    })
    await change('activateLayouts', draft.layoutId)
    const { rows } = await ask<ListLayoutsResponse>('listLayouts', {
      ids: [first.layoutId, draft.layoutId],
    })
    expect(Object.fromEntries(rows.map(({ layoutId, state }) => [layoutId, state]))).toEqual({
      [first.layoutId]: 'retired',
      [draft.layoutId]: 'active',
    })
  })

  test('says where answers go', async () => {
    const customer = await aCustomer(db)
    const values = { letter: 'sharing.code', locale: 'en', customer, replyTo: 'hi@lund.example' }
    await change('activateLayouts', (await add(values)).layoutId)
    const letter = await app.services.mail.draw(
      'sharing.code',
      {
        to: { name: 'Ada', address: 'ada@lund.example' },
        customerId: customer,
        locale: 'en',
        values: { by: 'Mira', title: 'Film', code: '123456' },
      },
      db,
    )
    expect(letter.replyTo).toMatchObject({ address: 'hi@lund.example' })
  })
})

test('a test goes to whoever asks, with samples', async () => {
  const { layoutId } = await add({ letter: 'approvals.asked', locale: 'de' })
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', staff.userId)
    .executeTakeFirstOrThrow()
  expect(await ask<TestLayoutResponse>('testLayout', { layoutId })).toEqual({ address: email })
  await sendLetters(app)
  const [letter] = await keptLetters(app)
  expect(letter).toMatchObject({ toAddress: email, kind: 'mail.test' })
  expect(letter?.subject).toContain('Welcome to the board')
})

test('whoever is no super-admin sees and changes none', async () => {
  const manager = await signIn(app, await aMember(db, { roles: ['cm'] }))
  const { status } = await callAs(app, manager, 'listLayouts', {})
  expect(status).toBe(403)
})
