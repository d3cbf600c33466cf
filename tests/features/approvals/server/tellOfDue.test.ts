// Whoever has to decide by a day is told of it the day before and after it, each once, in the morning (programs.md 8).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { ListApprovalsRow } from '../../../../generated/facts/features/approvals'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { tellOfDueJob } from '../../../../src/features/approvals/server'
import type { PolicyStage } from '../../../../src/features/approvals/server/tables'
import { aPolicy, aVersion } from '../../../support/approvals'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aProgram } from '../../../support/work'
import { aCustomer, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db)
const owner = await aMember(db, { customerId, roles: ['cc'] })

async function aManager() {
  const member = await aMember(db, { customerId, roles: ['cm'] })
  return { member, id: member.userId }
}
type Manager = Awaited<ReturnType<typeof aManager>>
const stageOf = (slaDays: number, ...people: Manager[]): PolicyStage => ({
  approvers: people.map(({ id }) => id),
  rule: 'all',
  slaDays,
})

/** Asked on the first of March, at nine. */
async function asked(...stages: PolicyStage[]): Promise<ListApprovalsRow> {
  app.clock.now = new Date('2026-03-01T09:00:00Z')
  const programId = await aProgram(db, owner)
  const versionId = await aVersion(db, owner, programId)
  const policyId = await aPolicy(db, owner, stages)
  const session = await signIn(app, owner)
  return ask(app, { session }, 'askApproval', { programId, versionId, policyId })
}

async function lookAt(time: string): Promise<void> {
  app.clock.now = new Date(time)
  await tellOfDueJob.run({
    database: app.database,
    services: app.services,
    log: app.server.log,
    now: () => app.clock.now,
    newId: () => ulid(),
    customerId: null,
    subjectId: tellOfDueJob.id,
    lane: tellOfDueJob.lane,
    failures: 0,
    signal: new AbortController().signal,
    report: () => undefined,
  })
}

async function toldTo({ member }: Manager): Promise<string[]> {
  const session = await signIn(app, member)
  const { items } = await ask<ListNotificationsResponse>(app, { session }, 'listNotifications')
  return items.map(({ kind, count }) => (count > 1 ? `${kind} ${count}` : kind)).toSorted()
}

test('they are told the day before and the day after, once each, and not at night', async () => {
  const mira = await aManager()
  await asked(stageOf(3, mira))
  await lookAt('2026-03-02T10:00:00Z')
  await lookAt('2026-03-03T08:59:00Z')
  expect(await toldTo(mira)).toEqual(['approvalAsked'])
  await lookAt('2026-03-03T09:00:00Z')
  await lookAt('2026-03-03T09:10:00Z')
  expect(await toldTo(mira)).toEqual(['approvalAsked', 'approvalDueTomorrow'])
  await lookAt('2026-03-04T12:00:00Z')
  expect(await toldTo(mira)).toHaveLength(2)
  await lookAt('2026-03-05T09:00:00Z')
  await lookAt('2026-03-06T09:00:00Z')
  expect(await toldTo(mira)).toEqual(['approvalAsked', 'approvalDueTomorrow', 'approvalOverdue'])
  const letters = db.selectFrom('letters').select('kind').where('userId', '=', mira.id)
  expect(await letters.execute()).toMatchObject(
    Array.from({ length: 3 }, () => ({ kind: 'approvals.asked' })),
  )
})

test('what was asked for today was told a moment ago', async () => {
  const mira = await aManager()
  await asked(stageOf(1, mira))
  await lookAt('2026-03-01T09:10:00Z')
  expect(await toldTo(mira)).toEqual(['approvalAsked'])
  await lookAt('2026-03-03T09:00:00Z')
  expect(await toldTo(mira)).toEqual(['approvalAsked', 'approvalOverdue'])
})

test('only who is waited for is told, and nobody once it is decided', async () => {
  const [mira, victor, later] = [await aManager(), await aManager(), await aManager()]
  const { approvalId } = await asked(stageOf(2, mira, victor), stageOf(2, later))
  const session = await signIn(app, mira.member)
  await ask(app, { session }, 'approveVersions', { selection: { ids: [approvalId] } })
  await lookAt('2026-03-02T09:00:00Z')
  await lookAt('2026-03-04T09:00:00Z')
  expect(await toldTo(mira)).toEqual([])
  expect(await toldTo(later)).toEqual([])
  expect(await toldTo(victor)).toContain('approvalOverdue')
  const other = await signIn(app, victor.member)
  await ask(app, { session: other }, 'rejectVersions', {
    selection: { ids: [approvalId] },
    values: { words: 'Too long' },
  })
  expect(await toldTo(victor)).toEqual([])
  await lookAt('2026-03-05T09:00:00Z')
  expect(await toldTo(victor)).toEqual([])
})
