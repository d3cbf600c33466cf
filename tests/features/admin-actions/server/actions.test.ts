import { beforeAll, describe, expect, test } from 'vitest'
import { ulid } from 'ulid'
import type {
  AskAdminActionRequest,
  ListAdminActionsResponse,
  ListAdminActionsRow,
} from '../../../../generated/facts/features/admin-actions'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { performRunJob } from '../../../../src/server/runs/performRun'
import { roleIdOf } from '../../../../src/session/server'
import { insertClip } from '../../../support/clips'
import { runDueJobs } from '../../../support/dueJobs'
import {
  aCustomer,
  aMember,
  aMembership,
  callAs,
  freshApp,
  signIn,
  type TestMember,
  type TestSession,
} from '../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
let session: TestSession
let staff: TestMember

beforeAll(async () => {
  staff = await aMember(db, { roles: ['superAdmin'] })
  session = await signIn(app, staff)
})

async function ask<Reply>(id: ServedCallId, request: object): Promise<Reply> {
  const { status, body } = await callAs(app, session, id, request)
  expect({ status, error: body['errorMessage'] }).toEqual({ status: 200 })
  return body['clientResponse'] as Reply
}

type Values = AskAdminActionRequest['values']

const read = async (actionId: string) =>
  (await ask<ListAdminActionsResponse>('listAdminActions', { ids: [actionId] })).rows[0]!

const make = () => runDueJobs(app, performRunJob)

async function asked(values: Values): Promise<ListAdminActionsRow> {
  const { actionId } = await ask<ListAdminActionsRow>('askAdminAction', { values })
  await make()
  return read(actionId)
}

const perform = async (
  call: 'runAdminActions' | 'runAdminActionsForGood' | 'repeatAdminActions',
  { actionId }: ListAdminActionsRow,
) => {
  await ask(call, { selection: { ids: [actionId] } })
  await make()
  return read(actionId)
}

const auditsOf = async ({ actionId }: ListAdminActionsRow) =>
  (
    await db
      .selectFrom('auditEvents')
      .select(['action', 'details'])
      .where('target', '=', actionId)
      .where('action', 'like', 'run.%')
      .execute()
  )
    .map(({ action, details }) => `${action} ${(details as { isDryRun: boolean }).isDryRun}`)
    .toSorted()

describe('an export of a customer', () => {
  test('is a file with every row of it, no row of another one, and no secret', async () => {
    const customer = await aCustomer(db, { name: 'Bluefin Logistics' })
    const member = await aMember(db, { customerId: customer, user: { name: 'Åsa Berg' } })
    const clip = await insertClip(db, member, { title: 'Harbour' })
    await insertClip(db, await aMember(db), { title: 'Elsewhere' })
    await signIn(app, member)

    const made = await asked({ kind: 'exportCustomer', customer })
    expect(made).toMatchObject({ name: 'Bluefin Logistics', state: 'succeeded', may: [] })
    const { file, log } = made
    expect(file!.name).toBe('bluefin-logistics-2026-03-01.ndjson')
    expect(log).toContainEqual({
      key: 'adminActions.log.exported',
      name: 'footage',
      count: 2,
    })
    const { body } = await app.server.inject({ method: 'GET', url: file!.url })
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ExportedLine)
    expect(lines.map(({ table }) => table).slice(0, 2)).toEqual(['customers', 'users'])
    expect(lines).toContainEqual({
      table: 'footage_clips',
      row: expect.objectContaining({ id: clip, title: 'Harbour' }) as object,
    })
    expect(body).toContain('Åsa Berg')
    expect(body).not.toContain('Elsewhere')
    expect(body).not.toMatch(/password_hash|session_families|token/)
    expect(await auditsOf(made)).toEqual(['run.asked false', 'run.succeeded false'])
  })

  test('has more rows than are read at once, each of them once', async () => {
    const member = await aMember(db)
    const times = { createdAt: app.clock.now, updatedAt: app.clock.now }
    const assets = Array.from({ length: 501 }, () => ({
      id: ulid(),
      customerId: member.customerId,
      name: 'x.mp4',
      state: 'ready' as const,
      bytes: 5,
      ...times,
    }))
    await db.insertInto('mediaAssets').values(assets).execute()
    const { file } = await asked({ kind: 'exportCustomer', customer: member.customerId })
    const { body } = await app.server.inject({ method: 'GET', url: file!.url })
    const ids = body
      .split('\n')
      .flatMap((line) => /"media_assets".*"id": ?"(\w+)"/.exec(line)?.[1] ?? [])
    expect(ids.toSorted()).toEqual(assets.map(({ id }) => id).toSorted())
  })

  test('can be tried: it counts the rows and makes no file', async () => {
    const { customerId } = await aMember(db)
    const tried = await asked({ kind: 'exportCustomer', customer: customerId, isDryRun: true })
    expect(tried).toMatchObject({ isDryRun: true, state: 'succeeded', may: ['run'] })
    expect(tried.file).toBeUndefined()
    expect(tried.log).toContainEqual({
      key: 'adminActions.log.wouldExport',
      name: 'people',
      count: 3,
    })
    expect(await perform('runAdminActions', tried)).toMatchObject({
      isDryRun: false,
      file: { name: expect.stringContaining('.ndjson') as string },
    })
  })
})

interface ExportedLine {
  readonly table?: string
  readonly row?: object
}

describe('emptying the trash of a customer', () => {
  test('is always tried first, and deletes no more than the trial said', async () => {
    const member = await aMember(db)
    const other = await aMember(db)
    const trashed = { deletedAt: new Date('2026-02-20T00:00:00Z') }
    await insertClip(db, member, trashed)
    await insertClip(db, member, { deletedAt: new Date('2026-02-27T00:00:00Z') })
    await insertClip(db, other, trashed)
    const values = { kind: 'purgeTrash', customer: member.customerId, days: 7 } as const
    const tried = await asked({ ...values, isDryRun: false })
    expect(tried).toMatchObject({ isDryRun: true, may: ['runForGood'] })
    expect(tried.log[0]).toEqual({ key: 'adminActions.log.wouldPurgeClips', count: 1 })

    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000 * 5)
    session = await signIn(app, staff)
    const done = await perform('runAdminActionsForGood', tried)
    expect(done).toMatchObject({ isDryRun: false, state: 'succeeded', may: [] })
    expect(done.log[0]).toEqual({ key: 'adminActions.log.purgedClips', count: 1 })
    const left = db
      .selectFrom('footageClips')
      .select('id')
      .where('customerId', 'in', [member.customerId, other.customerId])
    expect(await left.execute()).toHaveLength(2)
    expect(await auditsOf(done)).toEqual([
      'run.asked false',
      'run.asked true',
      'run.succeeded false',
      'run.succeeded true',
    ])
  })
})

describe('merging two accounts', () => {
  test('changes nothing as a trial, then moves all that one had to the other and closes it', async () => {
    const goes = await aMember(db, { roles: ['cm'], user: { name: 'Mia' } })
    const stays = await aMember(db, { roles: ['cc'], user: { name: 'Mia' } })
    await aMembership(db, { userId: goes.userId, customerId: stays.customerId, roles: ['admin'] })
    const clip = await insertClip(db, goes)
    const inside = await signIn(app, goes)
    const tried = await asked({ kind: 'mergeUsers', user: goes.userId, into: stays.userId })
    expect(tried).toMatchObject({ state: 'succeeded', isDryRun: true, may: ['runForGood'] })
    expect((await callAs(app, inside, 'getOrganizationAccess')).status).toBe(200)

    const done = await perform('runAdminActionsForGood', tried)
    expect(done.state).toBe('succeeded')
    expect(done.log.map(({ key }) => key.replace('adminActions.log.merged', ''))).toEqual(
      tried.log.map(({ key }) => key.replace('adminActions.log.wouldMerge', '')),
    )
    const owner = db.selectFrom('footageClips').select('ownerUserId').where('id', '=', clip)
    expect(await owner.executeTakeFirst()).toEqual({ ownerUserId: stays.userId })
    const roles = await db
      .selectFrom('membershipRoles')
      .select(['customerId', 'roleId'])
      .where('userId', '=', stays.userId)
      .execute()
    const own = (customerId: string) =>
      roles.flatMap((role) => (role.customerId === customerId ? [role.roleId] : [])).toSorted()
    expect(own(goes.customerId)).toEqual([roleIdOf('cm')])
    expect(own(stays.customerId)).toEqual([roleIdOf('admin'), roleIdOf('cc')].toSorted())
    expect((await callAs(app, inside, 'getOrganizationAccess')).status).toBe(401)
    const closed = db.selectFrom('users').select('state').where('id', '=', goes.userId)
    expect(await closed.executeTakeFirst()).toEqual({ state: 'inactive' })
  })

  test('keeps one of what both have', async () => {
    const goes = await aMember(db)
    const stays = await aMember(db, { customerId: goes.customerId })
    const search = (userId: string) => ({
      id: ulid(),
      userId,
      customerId: goes.customerId,
      list: 'listUsers',
      filterList: '[]',
      gridColumns: '[]',
      name: 'Mine',
      createdAt: app.clock.now,
      updatedAt: app.clock.now,
    })
    await db
      .insertInto('savedSearches')
      .values([search(goes.userId), search(stays.userId)])
      .execute()
    const tried = await asked({ kind: 'mergeUsers', user: goes.userId, into: stays.userId })
    const done = await perform('runAdminActionsForGood', tried)
    expect(done.log).toContainEqual({
      key: 'adminActions.log.merged.doubled',
      name: 'searches',
      count: 1,
    })
    const left = db
      .selectFrom('savedSearches')
      .select('userId')
      .where('customerId', '=', goes.customerId)
    expect(await left.execute()).toEqual([{ userId: stays.userId }])
  })
})

test('a file that failed is processed from the start, one that is ready is left alone', async () => {
  const member = await aMember(db)
  const assetOf = async (state: 'failed' | 'ready') => {
    const clip = await insertClip(db, member, { state })
    const found = db.selectFrom('footageClips').select('assetId').where('id', '=', clip)
    return (await found.executeTakeFirstOrThrow()).assetId
  }
  const [broken, ready] = [await assetOf('failed'), await assetOf('ready')]
  expect(await asked({ kind: 'reprocessAsset', asset: broken })).toMatchObject({
    state: 'succeeded',
    name: 'x.mp4',
    log: [{ key: 'adminActions.log.processing' }],
  })
  const jobs = db.selectFrom('jobs').select('kind').where('subjectId', '=', broken)
  expect(await jobs.execute()).toEqual([{ kind: 'media.process' }])
  const refused = await asked({ kind: 'reprocessAsset', asset: ready })
  expect(refused).toMatchObject({
    state: 'failed',
    log: [{ key: 'adminActions.log.asset.ready' }],
    may: ['again'],
  })
  expect(await auditsOf(refused)).toEqual(['run.asked false', 'run.failed false'])
  expect(await perform('repeatAdminActions', refused)).toMatchObject({ state: 'failed' })
})

const someone = async () => (await aMember(db)).userId

test.each<{ what: string; values: () => Promise<Values> | Values; fields: string[] }>([
  { what: 'nothing to export', values: () => ({ kind: 'exportCustomer' }), fields: ['customer'] },
  {
    what: 'an unknown customer',
    values: () => ({ kind: 'purgeTrash', customer: ulid(), days: 1 }),
    fields: ['customer'],
  },
  { what: 'no accounts', values: () => ({ kind: 'mergeUsers' }), fields: ['user', 'into'] },
  {
    what: 'one account with itself',
    values: async () => {
      const user = await someone()
      return { kind: 'mergeUsers', user, into: user }
    },
    fields: ['user'],
  },
  {
    what: 'the account of whoever asks',
    values: async () => {
      const { userId: user } = staff
      return { kind: 'mergeUsers', user, into: await someone() }
    },
    fields: ['user'],
  },
])('$what is told at $fields', async ({ values, fields }) => {
  const request = { values: await values() }
  const { body } = await callAs(app, session, 'askAdminAction', request)
  expect(body).toMatchObject({ errorCode: 'malformedRequest' })
  const faults = body['errorFaults'] as { field: string }[]
  expect(faults.map(({ field }) => field)).toEqual(fields.map((field) => `values.${field}`))
})
