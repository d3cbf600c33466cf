// The table for other programs is read in pages, however many programs there are.
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { analyticsTokenOf, askInsights } from '../../../../support/analytics'
import { aCustomer, aMember, freshApp, signIn } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database

test('each program stands in it once, the most played first, those played as often by title', async () => {
  const customerId = await aCustomer(db)
  const manager = await aMember(db, { customerId, roles: ['cm'] })
  const token = await analyticsTokenOf(app, await signIn(app, manager))
  const day = '2026-11-20'
  const at = new Date(`${day}T10:00:00Z`)
  const made = { customerId, ownerUserId: manager.userId, createdBy: manager.userId }
  const programs = Array.from({ length: 450 }, (_, no) => ({
    id: ulid(),
    // Some are called the same.
    title: `${['Zebra', 'äpfel', 'Apfel', 'b'][no % 4]} ${Math.floor(no / 8)}`,
    ...made,
    createdAt: at,
    updatedAt: at,
  }))
  await db.insertInto('programs').values(programs).execute()
  const counts = { seconds: 0, finished: 0, computers: 0, phones: 0, tablets: 0 }
  const days = programs.map(({ id: programId }, no) => ({
    programId,
    customerId,
    day,
    source: 'feed' as const,
    ...counts,
    plays: 1 + (no % 2),
  }))
  await db.insertInto('programDays').values(days).execute()

  const { body } = await askInsights(app, token, 'exportCsv', { from: day, to: day })
  const rows = String(body['text']).trimEnd().split('\r\n').slice(1)
  const expected = await db
    .selectFrom('programs')
    .innerJoin('programDays as days', 'days.programId', 'programs.id')
    .select(['title', 'plays'])
    .where('programs.customerId', '=', customerId)
    .orderBy('plays', 'desc')
    .orderBy('titleKey')
    .execute()
  expect(rows).toEqual(expected.map(({ title, plays }) => `${title},,0,0,${plays},0,0`))
})
