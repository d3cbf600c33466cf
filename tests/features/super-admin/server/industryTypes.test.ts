import { beforeAll, describe, expect, test } from 'vitest'
import type {
  ListIndustryTypesResponse,
  ListIndustryTypesRow,
  ListShotTypesResponse,
  ListShotTypesRow,
} from '../../../../generated/facts/features/super-admin'
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
let session: TestSession

beforeAll(async () => {
  session = await signIn(app, await aMember(db, { roles: ['superAdmin'] }))
})

async function ask<Reply>(id: ServedCallId, request: object): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}

const refusal = async (id: ServedCallId, request: object) =>
  (await callAs(app, session, id, request)).body['errorCode']

const addShot = (values: object) => ask<ListShotTypesRow>('addShotType', { values })

const addIndustry = (name: string, over: object = {}) =>
  ask<ListIndustryTypesRow>('addIndustryType', { values: { name, ...over } })

const move = ({ industryTypeId, rev }: ListIndustryTypesRow, values: object) => ({
  industryTypeId,
  rev,
  values,
})

describe('shot types', () => {
  test('stand in the order staff give them; without one they come last', async () => {
    await addShot({ name: 'Close-up', position: 20 })
    await addShot({ name: 'Establishing', position: 10 })
    await addShot({ name: 'Aerial', description: 'From above' })
    const { rows } = await ask<ListShotTypesResponse>('listShotTypes', {})
    expect(rows.map(({ name, position }) => ({ name, position }))).toEqual([
      { name: 'Establishing', position: 10 },
      { name: 'Close-up', position: 20 },
      { name: 'Aerial', position: 30 },
    ])
  })

  test('have names of their own, whatever the case and accents', async () => {
    await addShot({ name: 'Über die Schulter' })
    const values = { name: 'uber die schulter' }
    expect(await refusal('addShotType', { values })).toBe('nameTaken')
  })

  test('that are archived can be used again', async () => {
    const { shotTypeId } = await addShot({ name: 'Dolly' })
    const selection = { ids: [shotTypeId] }
    const read = async () => (await ask<ListShotTypesResponse>('listShotTypes', selection)).rows[0]
    await ask('archiveShotTypes', { selection })
    expect(await read()).toMatchObject({ state: 'archived', may: ['edit', 'restore'] })
    await ask('restoreShotTypes', { selection })
    expect(await read()).toMatchObject({ state: 'inUse', may: ['edit', 'archive'] })
  })
})

describe('industry types', () => {
  test('are sorted by their path: each before those within it, these in their order', async () => {
    const media = await addIndustry('Media', { position: 10 })
    await addIndustry('Media and Arts', { position: 10 })
    const film = await addIndustry('Film', { parent: media.industryTypeId, position: 20 })
    await addIndustry('Radio', { parent: media.industryTypeId, position: 10 })
    await addIndustry('Documentary', { parent: film.industryTypeId })
    await addIndustry('Energy', { position: 5 })
    const { rows } = await ask<ListIndustryTypesResponse>('listIndustryTypes', {})
    expect(rows.map(({ path }) => path)).toEqual([
      'Energy',
      'Media',
      'Media / Radio',
      'Media / Film',
      'Media / Film / Documentary',
      'Media and Arts',
    ])
    const within = [{ field: 'parent', op: 'is', value: media.industryTypeId }]
    const filtered = await ask<ListIndustryTypesResponse>('listIndustryTypes', { filters: within })
    expect(filtered.rows.map(({ name }) => name)).toEqual(['Radio', 'Film'])
  })

  test('are never within themselves', async () => {
    const outer = await addIndustry('Outer')
    const inner = await addIndustry('Inner', { parent: outer.industryTypeId })
    const innermost = await addIndustry('Innermost', { parent: inner.industryTypeId })
    for (const parent of [outer, inner, innermost].map((each) => each.industryTypeId))
      expect(await refusal('updateIndustryType', move(outer, { parent }))).toBe('withinItself')
    const freed = move(innermost, { parent: null })
    expect(await ask<ListIndustryTypesRow>('updateIndustryType', freed)).toMatchObject({
      path: 'Innermost',
    })
  })

  test('may be called alike within different ones', async () => {
    const one = await addIndustry('One')
    const other = await addIndustry('Other')
    await addIndustry('Services', { parent: one.industryTypeId })
    await addIndustry('Services', { parent: other.industryTypeId })
    const values = { name: 'services', parent: one.industryTypeId }
    expect(await refusal('addIndustryType', { values })).toBe('nameTaken')
  })

  test('say how many customers are of them', async () => {
    const { industryTypeId } = await addIndustry('Museums')
    for (const customerId of [await aCustomer(db), await aCustomer(db)])
      await db.insertInto('customerIndustryTypes').values({ customerId, industryTypeId }).execute()
    const filters = [{ field: 'customers', op: 'from', value: '2' }]
    const { rows } = await ask<ListIndustryTypesResponse>('listIndustryTypes', { filters })
    expect(rows).toMatchObject([{ name: 'Museums', customers: 2 }])
  })
})
