import { ulid } from 'ulid'
import { beforeAll, expect, test } from 'vitest'
import type {
  GetProfileResponse,
  GetProfileRow,
  ListIndustryTypeChoicesResponse,
} from '../../../../generated/facts/features/organisation'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import {
  aCustomer,
  aMember,
  callAs,
  freshApp,
  signIn,
  type TestSession,
} from '../../../support/world'

const app = await freshApp()
const { db } = app.database
let customerId: string
let session: TestSession

beforeAll(async () => {
  customerId = await aCustomer(db, { name: 'Northwind' })
  session = await signIn(app, await aMember(db, { customerId, roles: ['cm'] }))
})

async function ask<Reply>(id: ServedCallId, request: object = {}): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}

const read = async () => (await ask<GetProfileResponse>('getProfile')).rows[0]!

async function aType(name: string, over: { parentId?: string; isActive?: boolean } = {}) {
  const id = ulid()
  await db
    .insertInto('industryTypes')
    .values({ id, name, createdAt: app.clock.now, ...over })
    .execute()
  return id
}

test('the settings are those of the one customer somebody is in', async () => {
  await aCustomer(db, { name: 'Somebody else' })
  const { rows } = await ask<GetProfileResponse>('getProfile')
  expect(rows).toMatchObject([{ customerId, name: 'Northwind', industryTypes: [], may: ['edit'] }])
})

test('industry types are offered by their paths, without those that are archived or within such', async () => {
  const media = await aType('Media')
  await aType('Film', { parentId: media })
  const old = await aType('Old', { isActive: false })
  await aType('Within old', { parentId: old })
  const { rows } = await ask<ListIndustryTypeChoicesResponse>('listIndustryTypeChoices')
  expect(rows.map(({ name }) => name)).toEqual(['Media', 'Media / Film'])
})

test('what is saved is kept, and what was archived since stays chosen', async () => {
  const [one, other] = [await aType('Health'), await aType('Culture')]
  const { rev } = await read()
  const saved = await ask<GetProfileRow>('updateProfile', {
    customerId,
    rev,
    values: { city: 'Oslo', timezone: 'Europe/Oslo', locale: 'de', industryTypes: [one] },
  })
  expect(saved).toMatchObject({ city: 'Oslo', timezone: 'Europe/Oslo', locale: 'de' })
  await db.updateTable('industryTypes').set({ isActive: false }).where('id', '=', one).execute()
  const values = { industryTypes: [one, other] }
  await ask('updateProfile', { customerId, rev: saved.rev, values })
  expect((await read()).industryTypes.map(({ name }) => name)).toEqual(['Culture', 'Health'])
})

test.each([
  { what: 'a time zone nobody knows', field: 'timezone', value: 'Middle-earth/Shire' },
  { what: 'an industry type nobody offers', field: 'industryTypes', value: [ulid()] },
  { what: 'a language we do not speak', field: 'locale', value: 'fr' },
  { what: 'no name', field: 'name', value: ' ' },
])('$what is refused', async ({ field, value }) => {
  const { rev } = await read()
  const request = { customerId, rev, values: { [field]: value } }
  const { body } = await callAs(app, session, 'updateProfile', request)
  expect(body).toMatchObject({ status: 'Error', errorCode: 'malformedRequest' })
  expect(body['errorMessage']).toContain(field)
  expect(body['errorFaults']).toMatchObject([{ field: expect.stringContaining(field) }])
})

test('nobody changes another customer', async () => {
  const other = await aCustomer(db)
  const request = { customerId: other, rev: 1, values: { name: 'Taken over' } }
  const { body } = await callAs(app, session, 'updateProfile', request)
  expect(body).toMatchObject({ status: 'Error', errorCode: 'notFound' })
})
