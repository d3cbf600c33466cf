// Whom other areas write to: those who take letters, each once (work.md 6).
import { expect, test } from 'vitest'
import { recipientsOf, type Recipients } from '../../../../src/features/contacts/server'
import { rememberErased } from '../../../../src/features/contacts/server/erased'
import { aContact, aContactList } from '../../../support/audience'
import { contextOf } from '../../../support/contacts'
import { freshApp } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const nobody: Recipients = { contactIds: [], listIds: [], emails: [] }

async function aSender() {
  const context = { ...(await contextOf(app.database)), services: app.services }
  const { customerId } = context.member
  return {
    context,
    customerId,
    emailsOf: async (named: Partial<Recipients>) =>
      (await recipientsOf({ ...nobody, ...named }, context)).map(({ email }) => email),
  }
}

test('who is named, listed and typed at once is written to once, in their language', async () => {
  const { context, customerId } = await aSender()
  const listId = await aContactList(db, { customerId })
  const given = { customerId, email: 'dana@whitfield.example', firstName: 'Dana', locale: 'de' }
  const contactId = await aContact(db, { ...given, lists: [listId] })
  const emails = ['Dana@Whitfield.example', ' dana@whitfield.example ']
  expect(
    await recipientsOf({ contactIds: [contactId], listIds: [listId], emails }, context),
  ).toEqual([{ contactId, name: 'Dana', email: 'dana@whitfield.example', locale: 'de' }])
})

test('contacts and lists of another customer are of nobody', async () => {
  const [mine, theirs] = [await aSender(), await aSender()]
  const listId = await aContactList(db, { customerId: theirs.customerId })
  const contactId = await aContact(db, { customerId: theirs.customerId, lists: [listId] })
  expect(await mine.emailsOf({ contactIds: [contactId], listIds: [listId] })).toEqual([])
})

test('who is typed is a contact of this customer alone', async () => {
  const [mine, theirs] = [await aSender(), await aSender()]
  const email = 'tomas@lindgren.example'
  expect(await mine.emailsOf({ emails: [email] })).toEqual([email])
  const known = await db
    .selectFrom('contacts')
    .select(['customerId', 'source'])
    .where('email', '=', email)
    .execute()
  expect(known).toEqual([{ customerId: mine.customerId, source: 'crowd' }])
  expect(await theirs.emailsOf({ emails: [email] })).toEqual([email])
})

test('who asked not to be kept is neither kept nor written to', async () => {
  const { context, customerId, emailsOf } = await aSender()
  await rememberErased('rosa@jimenez.example', context)
  expect(await emailsOf({ emails: ['Rosa@Jimenez.example'] })).toEqual([])
  const known = await db
    .selectFrom('contacts')
    .select('id')
    .where('customerId', '=', customerId)
    .execute()
  expect(known).toEqual([])
})

test.each<[string, object]>([
  ['wants no letters', { optIn: 'out' }],
  ['has unsubscribed', { state: 'unsubscribed' }],
  ['is not reached', { state: 'bounced' }],
  ['is in the trash', { deletedAt: new Date() }],
])('who %s is left out, however named', async (_, change) => {
  const { customerId, emailsOf } = await aSender()
  const listId = await aContactList(db, { customerId })
  const email = 'kofi@mensah.example'
  const contactId = await aContact(db, { customerId, email, lists: [listId], ...change })
  expect(await emailsOf({ contactIds: [contactId] })).toEqual([])
  expect(await emailsOf({ listIds: [listId] })).toEqual([])
})
