// What becomes of requests: decided, taken back, withdrawn, given to somebody else.
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { withdrawNotices } from '../../notifications/server'
import { lockProgram, moveProgram } from '../../programs/server'
import { outcomeOf, type Decision, type Outcome } from '../approval'
import { managersAmong } from './approvalRows'
import { approvals, dayOf } from './approvals'
import type { AskedStage } from './tables'
import { decisionNotices } from './decisionNotices'
import { askedNotices, writeToApprovers, writeToAskers } from './writeToApprovers'

const table = 'approvalRequests'

/** The request is locked; the rest of it is read now. */
interface Locked {
  readonly id: string
  readonly programId: string
  readonly stageNo: number
  readonly stages: readonly AskedStage[]
}

export const approveVersions = changeRows('approveVersions', approvals, {
  table,
  may: 'approve',
  each: (row, _, context) => decide(row, { decision: 'approve' }, context),
})

export const askForChanges = changeRows('askForChanges', approvals, {
  table,
  may: 'changes',
  async each(row, { words }, context) {
    const isSaid = await hasOpenComments(row.versionId, context.db)
    const note = isSaid ? words?.trim() || undefined : saidIn(words)
    await decide(row, { decision: 'changes', note }, context)
  },
})

export const rejectVersions = changeRows('rejectVersions', approvals, {
  table,
  may: 'reject',
  each: (row, { words }, context) =>
    decide(row, { decision: 'reject', note: saidIn(words) }, context),
})

export const undoDecisions = changeRows('undoDecisions', approvals, {
  table,
  may: 'undo',
  async each(row, _, context) {
    const { db, member } = context
    const last = await db
      .selectFrom('approvalApprovers')
      .select('stageNo')
      .where('requestId', '=', row.id)
      .where('userId', '=', member.userId)
      .where('decision', 'is not', null)
      .orderBy('stageNo', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('approvalApprovers')
      .set({ decision: null, note: null, decidedAt: null })
      .where('requestId', '=', row.id)
      .where('userId', '=', member.userId)
      .where('stageNo', '=', last.stageNo)
      .execute()
    const program = await lockProgram(row.programId, db)
    if (program.publishedVersionId === row.versionId) throw failure('undoTooLate')
    const isOther = row.state !== 'pending' && (await hasPending(row.programId, db))
    if (isOther) throw failure('undoTooLate')
    await settle(row, context)
    const kinds = Object.values(decisionNotices)
    await withdrawNotices({ kinds, group: row.id }, context)
    if (row.state !== 'pending') await moveProgram(program, { event: 'decisionUndone' }, context)
  },
})

export const withdrawApprovals = changeRows('withdrawApprovals', approvals, {
  table,
  may: 'withdraw',
  set: (_, { now }) => ({ state: 'withdrawn' as const, endedAt: now }),
  async each({ id, programId }, _, context) {
    await withdrawNotices({ kinds: askedNotices, group: id }, context)
    await moveProgram(await lockProgram(programId, context.db), { event: 'withdrawn' }, context)
  },
})

export const remindApprovers = changeRows('remindApprovers', approvals, {
  table,
  may: 'remind',
  set: (_, { now }) => ({ remindedOn: dayOf(now) }),
  each: ({ id }, _, context) => writeToApprovers(id, context),
})

export const reassignApprovals = changeRows('reassignApprovals', approvals, {
  table,
  may: 'reassign',
  async each({ id, stageNo, asked, createdBy, allowSelf }, { standIn }, context) {
    const { db, member } = context
    const found = standIn ? [standIn] : []
    const managers = await managersAmong(db, member.customerId, found)
    if (!standIn || !managers.has(standIn)) throw failure('approverNoManager')
    if (standIn === createdBy && !allowSelf) throw failure('approversMissing')
    const here = asked.filter((each) => each.stageNo === stageNo)
    if (here.some(({ userId }) => userId === standIn)) throw failure('approversMissing')
    const [gone] = here.filter(({ hasGone, decision }) => hasGone && decision === null)
    if (!gone) return
    await db
      .updateTable('approvalApprovers')
      .set({ userId: standIn, dueTold: null })
      .where('requestId', '=', id)
      .where('stageNo', '=', stageNo)
      .where('userId', '=', gone.userId)
      .execute()
    await writeToApprovers(id, context, standIn)
  },
})

/** A no has its reason. */
function saidIn(words: string | null | undefined): string {
  const said = words?.trim() ?? ''
  if (said === '') throw failure('sayWhy')
  return said
}

/** Whether comments on this version already say what has to be changed. */
async function hasOpenComments(versionId: string, db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('reviewComments')
    .select('id')
    .where('versionId', '=', versionId)
    .where('parentId', 'is', null)
    .where('visibility', '=', 'team')
    .where('resolvedBy', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function decide(
  row: Locked,
  { decision, note }: { readonly decision: Decision; readonly note?: string | undefined },
  context: Context,
): Promise<void> {
  const { db, member, now } = context
  await db
    .updateTable('approvalApprovers')
    .set({ decision, note: note ?? null, decidedAt: now })
    .where('requestId', '=', row.id)
    .where('stageNo', '=', row.stageNo)
    .where('userId', '=', member.userId)
    .execute()
  const program = await lockProgram(row.programId, db)
  const { state, stageNo } = await settle(row, context)
  if (state === 'approved') await moveProgram(program, { event: 'approved' }, context)
  else if (state !== 'pending') await moveProgram(program, { event: 'changesAsked' }, context)
  else if (stageNo > row.stageNo) await writeToApprovers(row.id, context)
  const mine = { kinds: askedNotices, group: row.id, of: [member.userId] } as const
  await withdrawNotices(state === 'pending' ? mine : { ...mine, of: undefined }, context)
  if (state !== 'pending') await writeToAskers(row.id, state, context)
}

/** Writes what the decisions come to. */
async function settle(row: Locked, { db, now }: Context): Promise<Outcome> {
  const decided = await db
    .selectFrom('approvalApprovers')
    .select(['stageNo', 'decision'])
    .where('requestId', '=', row.id)
    .execute()
  const outcome = outcomeOf(row.stages, decided)
  const stages = begun(row.stages, outcome.stageNo, now)
  await db
    .updateTable('approvalRequests')
    .set({
      ...outcome,
      stages: JSON.stringify(stages),
      dueOn: stages[outcome.stageNo - 1]?.dueOn ?? null,
      endedAt: outcome.state === 'pending' ? null : now,
    })
    .where('id', '=', row.id)
    .execute()
  return outcome
}

const dayMs = 86_400_000

/** A stage has its days from the moment it is asked; one that is not asked yet has none. */
export const begun = (
  stages: readonly AskedStage[],
  stageNo: number,
  now: Date,
): readonly AskedStage[] =>
  stages.map(({ dueOn, ...stage }, at) => {
    if (at >= stageNo || stage.slaDays === undefined) return stage
    const days = dueOn ?? dayOf(new Date(now.getTime() + stage.slaDays * dayMs))
    return { ...stage, dueOn: days }
  })

async function hasPending(programId: string, db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('approvalRequests')
    .select('id')
    .where('programId', '=', programId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return found !== undefined
}
