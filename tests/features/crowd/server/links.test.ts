// The links that guests follow (work.md 6).
import { expect, test } from 'vitest'
import { findByToken, guestLink } from '../../../../src/features/crowd/server/links'
import { createCrowd, tokenHashOf } from '../../../../src/features/crowd/server/services'
import { aCrowdSubmission } from '../../../support/work'
import { aCustomer, aMember, freshDatabase } from '../../../support/world'

const { db } = await freshDatabase()
const customerId = await aCustomer(db)
const cm = await aMember(db, { customerId, roles: ['cm'] })
const crowd = createCrowd(() => Buffer.alloc(32, 7))

async function aGuest() {
  const made = await aCrowdSubmission(db, cm, { state: 'sent', reviewers: [] })
  const [open, own] = [
    crowd.openTokenOf(made.requestId, 1),
    crowd.guestTokenOf(made.submissionId),
  ] as const
  await db
    .updateTable('crowdSubmissions')
    .set({ tokenHash: tokenHashOf(own) })
    .where('id', '=', made.submissionId)
    .execute()
  await db
    .updateTable('crowdRequests')
    .set({ linkHash: tokenHashOf(open), hasOpenLink: true })
    .where('id', '=', made.requestId)
    .execute()
  return { ...made, open, own }
}

test('the end of a link is a fragment of 128 bits, another one for each', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  const tokens = [one.open, one.own, other.open, other.own, crowd.openTokenOf(one.requestId, 2)]
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(guestLink(token)).toMatch(/^\/guest#[\w-]{22}$/)
})

test('a link of a guest finds their submission, an open one the request', async () => {
  const { requestId, submissionId, open, own } = await aGuest()
  expect(await findByToken(db, own)).toEqual({ customerId, requestId, submissionId })
  expect(await findByToken(db, open)).toEqual({ customerId, requestId, submissionId: undefined })
})

test('an open link that is off finds nothing; the link of a guest goes on', async () => {
  const { requestId, open, own } = await aGuest()
  const request = db.updateTable('crowdRequests').where('id', '=', requestId)
  await request.set({ hasOpenLink: false }).execute()
  expect(await findByToken(db, open)).toBeUndefined()
  expect(await findByToken(db, own)).toBeDefined()
})

test('nothing is found of a request in the trash', async () => {
  const { requestId, open, own } = await aGuest()
  const request = db.updateTable('crowdRequests').where('id', '=', requestId)
  await request.set({ deletedAt: new Date() }).execute()
  expect(await findByToken(db, open)).toBeUndefined()
  expect(await findByToken(db, own)).toBeUndefined()
})

test.each(['', 'short', 'x'.repeat(22), `${'x'.repeat(21)}%`, 'x'.repeat(4000)])(
  'nothing is found by %s',
  async (token) => {
    expect(await findByToken(db, token)).toBeUndefined()
  },
)
