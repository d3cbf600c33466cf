import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { comesFrom, mayReach } from '../../../src/server/mail/whitelist'
import { freshDatabase } from '../../support/freshDatabase'
import { aCustomer, aMember } from '../../support/people'

const { db } = await freshDatabase()

async function onTrial() {
  const customerId = await aCustomer(db)
  await db
    .updateTable('customers')
    .set({ lifeState: 'trial' })
    .where('id', '=', customerId)
    .execute()
  return customerId
}

interface Listed {
  readonly pattern: string
  readonly purpose?: 'sender' | 'recipient'
  readonly verifiedAt?: Date | null
  readonly disabledAt?: Date
}

async function list(customerId: string, { purpose = 'recipient', ...listed }: Listed) {
  const now = new Date()
  const dates = { verifiedAt: now, createdAt: now, updatedAt: now }
  const entry = { id: ulid(), customerId, purpose, ...dates, ...listed }
  await db.insertInto('mailWhitelist').values(entry).execute()
}

test.each<[string, Listed | undefined, boolean]>([
  ['nobody else', undefined, false],
  ['an address that is listed', { pattern: 'ada@lund.example' }, true],
  ['everybody of a domain that is listed', { pattern: '@lund.example' }, true],
  ['nobody of another domain', { pattern: '@und.example' }, false],
  ['nobody who is listed as a sender', { pattern: '@lund.example', purpose: 'sender' }, false],
  ['nobody who is disabled', { pattern: '@lund.example', disabledAt: new Date() }, false],
])('letters of a trial reach %s', async (_, listed, isReached) => {
  const customerId = await onTrial()
  if (listed) await list(customerId, listed)
  expect(await mayReach(db, customerId, 'Ada@Lund.example')).toBe(isReached)
})

test('letters of a trial reach its own people', async () => {
  const customerId = await onTrial()
  const { userId } = await aMember(db, { customerId })
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(await mayReach(db, customerId, email)).toBe(true)
})

test('letters of others, and of the product, reach everybody', async () => {
  expect(await mayReach(db, await aCustomer(db), 'ada@lund.example')).toBe(true)
  expect(await mayReach(db, null, 'ada@lund.example')).toBe(true)
})

const hello = { name: 'Lund', address: 'hello@lund.example' }

test.each<[string, Listed | undefined, boolean]>([
  ['not from an address that nobody verified', undefined, false],
  ['from a verified address', { pattern: 'hello@lund.example', purpose: 'sender' }, true],
  ['from a verified domain', { pattern: '@lund.example', purpose: 'sender' }, true],
  [
    'not from one that is not verified yet',
    { pattern: '@lund.example', purpose: 'sender', verifiedAt: null },
    false,
  ],
  ['not from one that letters reach', { pattern: '@lund.example' }, false],
])('letters come %s', async (_, listed, isFrom) => {
  const customerId = await aCustomer(db)
  if (listed) await list(customerId, listed)
  expect(await comesFrom(db, customerId, hello)).toEqual(isFrom ? { from: hello } : {})
})

test('letters of one customer do not come from what another verified', async () => {
  await list(await aCustomer(db), { pattern: '@lund.example', purpose: 'sender' })
  expect(await comesFrom(db, await aCustomer(db), hello)).toEqual({})
})
