import { ulid } from 'ulid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { RoleId } from '../../../../generated/facts/roles'
import { anApproval } from '../../../support/approvals'
import { callAs, signIn, type TestSession } from '../../../support/talk'
import {
  aCrowdSubmission,
  aDeliverable,
  aFileRequest,
  anInboxItem,
  aProgram,
  aRecordingTask,
  aStoryboard,
} from '../../../support/work'
import { aMember, aMembership, freshApp, type TestMember } from '../../../support/world'

const app = await freshApp()
const { db } = app.database

let me: TestMember
let colleague: TestMember
let session: TestSession

async function enter(roles: readonly RoleId[] = ['cm']): Promise<void> {
  me = await aMember(db, { roles })
  colleague = await aMember(db, { roles: ['cm'], customerId: me.customerId })
  session = await signIn(app, me)
}

beforeEach(() => enter())

async function counts(): Promise<MenuCounts> {
  const { body } = await callAs(app, session, 'getMenuNotificationCount', {
    customerUserId: me.userId,
  })
  expect(body).toMatchObject({ status: 'Ok' })
  return body['clientResponse'] as MenuCounts
}

const past = new Date('2026-01-01T00:00:00Z')

describe('the inbox counts', () => {
  test('All is Not Viewed and Viewed together, whatever is recalled, expired, trashed or unpublished', async () => {
    await anInboxItem(db, me, { state: 'new' })
    await anInboxItem(db, me, { state: 'started' })
    await anInboxItem(db, me, { state: 'viewed' })
    await anInboxItem(db, me, { state: 'recalled' })
    await anInboxItem(db, me, { state: 'new' }, { expiresAt: past })
    await anInboxItem(db, me, { state: 'viewed' }, { deletedAt: past })
    await anInboxItem(db, me, { state: 'new' }, { state: 'unpublished' })
    await anInboxItem(db, colleague, { state: 'new' })
    expect(await counts()).toMatchObject({
      inboxNewCount: 2,
      inboxWatchedCount: 1,
      inboxLibraryCount: 3,
    })
  })
})

describe('recording tasks to record', () => {
  test.each([
    { state: 'assigned', counted: 1 },
    { state: 'opened', counted: 1 },
    { state: 'in_progress', counted: 1 },
    { state: 'retake_requested', counted: 1 },
    { state: 'submitted', counted: 0 },
    { state: 'accepted', counted: 0 },
    { state: 'declined', counted: 0 },
    { state: 'reassigned', counted: 0 },
    { state: 'cancelled', counted: 0 },
  ] as const)('one that is $state counts $counted', async ({ state, counted }) => {
    await aRecordingTask(db, me, { state })
    expect((await counts()).clipsToRecordCount).toBe(counted)
  })

  test.each([
    { held: false, counted: 1 },
    { held: true, counted: 0 },
  ])('one of a storyboard counts $counted where it is held: $held', async ({ held, counted }) => {
    const storyboardId = await aStoryboard(db, me)
    await aRecordingTask(db, me, { storyboardId, held })
    expect((await counts()).clipsToRecordCount).toBe(counted)
  })

  test('those of others and trashed ones do not count', async () => {
    await aRecordingTask(db, colleague)
    await aRecordingTask(db, me, { deletedAt: past })
    expect((await counts()).clipsToRecordCount).toBe(0)
  })
})

describe('file requests', () => {
  test.each([
    { state: 'requested', counted: 1 },
    { state: 'opened', counted: 1 },
    { state: 'returned', counted: 1 },
    { state: 'submitted', counted: 0 },
    { state: 'accepted', counted: 0 },
    { state: 'declined', counted: 0 },
    { state: 'cancelled', counted: 0 },
  ] as const)('one that is $state counts $counted', async ({ state, counted }) => {
    await aFileRequest(db, me, { state })
    expect((await counts()).assetReqToRecordCount).toBe(counted)
  })
})

describe('what waits for a decision', () => {
  test('delivered deliverables of mine and of nobody count, others do not', async () => {
    await aDeliverable(db, me, { state: 'delivered', ownerUserId: me.userId })
    await aDeliverable(db, me, { state: 'delivered', ownerUserId: null })
    await aDeliverable(db, me, { state: 'delivered', ownerUserId: colleague.userId })
    await aDeliverable(db, me, { state: 'in_production', ownerUserId: me.userId })
    expect((await counts()).deliverablesCount).toBe(2)
  })

  test('an approval counts while it is pending, at my stage and undecided', async () => {
    await anApproval(db, me, {})
    await anApproval(db, me, { decision: 'approve' })
    await anApproval(db, me, { stageNo: 2, currentStage: 1 })
    await anApproval(db, me, { state: 'withdrawn' })
    await anApproval(db, colleague, {})
    expect((await counts()).programsForApprovalCount).toBe(1)
  })

  test('a submission counts for its reviewers, and without reviewers for every cm', async () => {
    await aCrowdSubmission(db, me, { state: 'submitted', reviewers: [] })
    await aCrowdSubmission(db, me, { state: 'submitted', reviewers: [me.userId, colleague.userId] })
    await aCrowdSubmission(db, me, { state: 'submitted', reviewers: [colleague.userId] })
    await aCrowdSubmission(db, me, { state: 'started', reviewers: [] })
    expect((await counts()).crowdSourceRT).toBe(2)
  })

  test('what somebody is to deliver is counted for them, until it is delivered', async () => {
    await enter(['cc'])
    for (const state of ['planned', 'changes_requested', 'delivered'] as const)
      await aDeliverable(db, me, { state, makerUserId: me.userId })
    expect((await counts()).toDeliverCount).toBe(2)
  })

  test.each<{ role: RoleId }>([{ role: 'cc' }, { role: 'viewer' }, { role: 'admin' }])(
    'a $role, who sees none of these, has no such counts',
    async ({ role }) => {
      await enter([role])
      await aDeliverable(db, me, { state: 'delivered', ownerUserId: me.userId })
      await anApproval(db, me, {})
      await aCrowdSubmission(db, me, { state: 'submitted', reviewers: [me.userId] })
      expect(await counts()).toMatchObject({
        deliverablesCount: 0,
        programsForApprovalCount: 0,
        crowdSourceRT: 0,
      })
    },
  )
})

describe('new programs', () => {
  test.each([
    { when: 'never opened', finishedAt: past, openedByOwnerAt: null, counted: 1 },
    {
      when: 'opened before it was finished',
      finishedAt: past,
      openedByOwnerAt: new Date('2025-12-31'),
      counted: 1,
    },
    { when: 'opened since', finishedAt: past, openedByOwnerAt: new Date('2026-01-02'), counted: 0 },
    { when: 'not finished', finishedAt: null, openedByOwnerAt: null, counted: 0 },
  ])(
    'one of mine that is $when counts $counted',
    async ({ finishedAt, openedByOwnerAt, counted }) => {
      await aProgram(db, me, { finishedAt, openedByOwnerAt })
      await aProgram(db, colleague, { finishedAt, openedByOwnerAt })
      expect((await counts()).newBioProgramsCount).toBe(counted)
    },
  )
})

describe('saved searches', () => {
  const column = { field: 'title', order: 0, visible: true }

  async function save(
    list: 'listFiles' | 'listClips' | 'listUsers',
    name: string,
    isDefault: boolean,
    updatedAt: Date,
  ) {
    const filterList = JSON.stringify([{ field: 'name', op: 'is', value: name }])
    const row = { id: ulid(), customerId: me.customerId, userId: me.userId, list, name, isDefault }
    const lists = { filterList, gridColumns: JSON.stringify([column]) }
    await db
      .insertInto('savedSearches')
      .values({ ...row, ...lists, createdAt: past, updatedAt })
      .execute()
  }

  test('a missing one defaults to empty (spec §3)', async () => {
    const empty = { filterList: [], gridColumns: [] }
    expect((await counts()).searchFilters).toEqual({ files: empty, footage: empty })
  })

  test('the default comes before the latest', async () => {
    await save('listClips', 'mine', true, past)
    await save('listClips', 'newer', false, new Date('2026-02-01'))
    await save('listFiles', 'older', false, past)
    await save('listFiles', 'latest', false, new Date('2026-02-01'))
    await save('listUsers', 'of another list', true, past)
    const { footage, files } = (await counts()).searchFilters
    expect([footage.filterList[0]?.value, files.filterList[0]?.value]).toEqual(['mine', 'latest'])
    expect(footage.gridColumns).toEqual([column])
  })
})

describe('the counts of somebody else', () => {
  test('are refused and audited', async () => {
    const { status, body } = await callAs(app, session, 'getMenuNotificationCount', {
      customerUserId: colleague.userId,
    })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'Error', errorCode: 'notYourCounts' },
    })
    const events = await db
      .selectFrom('auditEvents')
      .select(['action', 'target'])
      .where('userId', '=', me.userId)
      .execute()
    expect(events).toContainEqual({ action: 'counts.refused', target: colleague.userId })
  })

  test('never count: rows of another customer stay there', async () => {
    const unknownField = await aMember(db)
    await anInboxItem(db, unknownField, { state: 'new' })
    await aRecordingTask(db, unknownField)
    await aDeliverable(db, unknownField, { state: 'delivered', ownerUserId: null })
    await aCrowdSubmission(db, unknownField, { state: 'submitted', reviewers: [] })
    const meThere = { userId: me.userId, customerId: unknownField.customerId }
    await aMembership(db, { ...meThere, roles: ['cm'] })
    await anInboxItem(db, meThere, { state: 'new' })
    await aRecordingTask(db, meThere)
    await aDeliverable(db, meThere, { state: 'delivered', ownerUserId: me.userId })
    const { searchFilters: _, access: _access, ...numbers } = await counts()
    expect(new Set(Object.values(numbers))).toEqual(new Set([0]))
  })
})
