// What is on air ends on a day, which changes without taking it off (programs.md 8).
import { expect, test } from 'vitest'
import type { ListProgramsResponse } from '../../../../generated/facts/features/programs'
import { isOnAir } from '../../../../src/features/programs/server'
import { aVersion } from '../../../support/approvals'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const customerId = await aCustomer(db, { timezone: 'Pacific/Auckland' })
const member = await aMember(db, { customerId, roles: ['cm'] })
const cm = { member, session: await signIn(app, member) }

async function aired(onAirUntil?: string) {
  const programId = await aProgram(db, member)
  const versionId = await aVersion(db, member, programId)
  const place = { programId, versionId, withoutCaptions: true }
  await ask(app, cm, 'publishProgram', { ...place, ...(onAirUntil && { onAirUntil }) })
  return programId
}

const end = (programId: string, onAirUntil: string | null) =>
  ask(app, cm, 'setProgramEnds', { selection: { ids: [programId] }, values: { onAirUntil } })

const shown = async (programId: string) => {
  const request = { ids: [programId] }
  return (await ask<ListProgramsResponse>(app, cm, 'listPrograms', request)).rows[0]
}

const isSeen = async (programId: string, at: string) => {
  const found = await db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', programId)
    .where(isOnAir(new Date(at)))
    .executeTakeFirst()
  return found !== undefined
}

test('it is on air to the end of the last day, a day of the customer', async () => {
  const programId = await aired('2030-01-31')
  expect(await shown(programId)).toMatchObject({ state: 'published', onAirUntil: '2030-01-31' })
  expect(await isSeen(programId, '2030-01-31T10:59:59Z')).toBe(true)
  expect(await isSeen(programId, '2030-01-31T11:00:00Z')).toBe(false)
})

test('the day is another, or none, and it stays published', async () => {
  const programId = await aired()
  const { publishedAt } = await db
    .selectFrom('programs')
    .select('publishedAt')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  expect(await shown(programId)).not.toHaveProperty('onAirUntil')
  expect(await end(programId, '2030-02-28')).toEqual({ changed: [programId], refused: [] })
  expect(await shown(programId)).toMatchObject({ state: 'published', onAirUntil: '2030-02-28' })
  await end(programId, '2030-03-01')
  expect(await shown(programId)).toMatchObject({ onAirUntil: '2030-03-01' })
  await end(programId, null)
  expect(await shown(programId)).not.toHaveProperty('onAirUntil')
  expect(
    await db
      .selectFrom('programs')
      .select(['state', 'publishedAt'])
      .where('id', '=', programId)
      .executeTakeFirst(),
  ).toEqual({ state: 'published', publishedAt })
})

test('a day that is over where the customer is, is refused', async () => {
  // It is 9 in the evening of March 1 there.
  app.clock.now = new Date('2026-03-01T08:00:00Z')
  const today = await aired('2026-03-01')
  expect(await end(today, '2026-02-28')).toEqual({
    changed: [],
    refused: [{ id: today, code: 'dayOver' }],
  })
  expect(await shown(today)).toMatchObject({ onAirUntil: '2026-03-01' })
  const programId = await aProgram(db, member)
  const versionId = await aVersion(db, member, programId)
  const late = { programId, versionId, withoutCaptions: true, onAirUntil: '2026-02-28' }
  expect((await callAs(app, cm.session, 'publishProgram', late)).body).toMatchObject({
    errorCode: 'dayOver',
  })
  expect(await shown(programId)).not.toMatchObject({ state: 'published' })
})

test('what is not on air has no end', async () => {
  const programId = await aired('2030-01-31')
  await ask(app, cm, 'unpublishPrograms', { selection: { ids: [programId] } })
  expect(await shown(programId)).not.toHaveProperty('onAirUntil')
  expect(await end(programId, '2030-02-28')).toEqual({
    changed: [],
    refused: [{ id: programId, code: 'forbidden' }],
  })
})
