// Asks for the yes to a version: who is asked, and how, is frozen with the request.
import type {
  AskApprovalRequest,
  ListApprovalsRow,
} from '../../../../generated/facts/features/approvals'
import { createdNow, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { changedMeanwhile, failure, forbidden, notFound } from '../../../server/errors'
import { withdrawNotices } from '../../notifications/server'
import { lockProgramTo, moveProgram, programs, requireConsented } from '../../programs/server'
import { neededOf } from '../approval'
import { managersAmong } from './approvalRows'
import { approvals } from './approvals'
import { begun } from './decide'
import { askedBy } from './policyChoices'
import type { AskedStage } from './tables'
import { askedNotices, writeToApprovers } from './writeToApprovers'

export async function askApproval(
  { programId, versionId, policyId, note }: AskApprovalRequest,
  context: Context,
): Promise<ListApprovalsRow> {
  const { db, member, now, newId } = context
  await programs.shown(programId, context)
  const before = await lockPending(programId, context)
  const program = await lockProgramTo('ask', programId, context)
  if ((await lockPending(programId, context))?.id !== before?.id) throw changedMeanwhile()
  const version = await findVersion({ programId, versionId }, context)
  await requireConsented(version.timeline, context)
  if (before?.contentHash === version.contentHash) throw failure('alreadyAsked')
  if (await isApproved(version, context)) throw failure('alreadyApproved')
  const policy = await policyFor(program.approvalPolicyId, policyId, context)
  const asked = await whoIsAsked(policy, context)
  if (before) await supersede(before.id, context)
  const id = newId()
  const stages = begun(
    asked.map(({ stage }) => stage),
    1,
    now,
  )
  await db
    .insertInto('approvalRequests')
    .values({
      id,
      customerId: member.customerId,
      programId,
      versionId,
      contentHash: version.contentHash,
      policyId: policy.id,
      stages: JSON.stringify(stages),
      note: note?.trim() || null,
      dueOn: stages[0]?.dueOn ?? null,
      ...createdNow(context),
    })
    .execute()
  await db
    .insertInto('approvalApprovers')
    .values(
      asked.flatMap(({ approvers }, at) =>
        approvers.map((userId) => ({
          requestId: id,
          customerId: member.customerId,
          stageNo: at + 1,
          userId,
        })),
      ),
    )
    .execute()
  await moveProgram(program, { event: 'asked', approvalPolicyId: policy.id }, context)
  await writeToApprovers(id, context)
  const told = { list: 'listApprovals', call: 'askApproval', act: 'created' } as const
  await recordChanges([{ id, fields: ['program'] }], told, context)
  return approvals.shown(id, context)
}

const lockPending = (programId: string, { db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('approvalRequests')
    .select(['id', 'contentHash'])
    .where('programId', '=', programId)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()

interface Sought {
  readonly programId: string
  readonly versionId: string
}

/** One that can be watched and lacks nothing. */
export async function findVersion(
  { programId, versionId }: Sought,
  { db, member }: Pick<Context, 'db' | 'member'>,
) {
  const version = await db
    .selectFrom('programVersions as version')
    .leftJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
    .select(['version.id', 'version.programId', 'version.contentHash', 'version.timeline'])
    .select(['version.isIncomplete', 'asset.state as assetState'])
    .where('version.customerId', '=', member.customerId)
    .where('version.programId', '=', programId)
    .where('version.id', '=', versionId)
    .executeTakeFirst()
  if (!version) throw notFound()
  const isWatchable = version.assetState === 'ready' || version.assetState === 'playable'
  if (!isWatchable) throw failure('nothingToApprove')
  if (version.isIncomplete) throw failure('versionIncomplete')
  return version
}

/** A yes is to what a version holds: another one that holds the same is approved with it. */
export async function isApproved(
  { programId, contentHash }: { readonly programId: string; readonly contentHash: string },
  { db }: Pick<Context, 'db'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('approvalRequests')
    .select('id')
    .where('programId', '=', programId)
    .where('contentHash', '=', contentHash)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return found !== undefined
}

/** A program keeps the policy it follows; campaign managers alone give it another one. */
async function policyFor(
  followed: string | null,
  chosen: string | undefined,
  { db, member }: Context,
) {
  const mayChoose = followed === null || member.roles.includes('cm')
  const id = mayChoose ? (chosen ?? followed) : followed
  if (id === null) throw failure('policyMissing')
  if (chosen !== undefined && chosen !== id) throw forbidden()
  const policy = await db
    .selectFrom('approvalPolicies')
    .select(['id', 'state', 'stages', 'allowSelf'])
    .where('customerId', '=', member.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!policy) throw notFound()
  if (policy.state === 'retired' && id !== followed) throw failure('policyRetired')
  return policy
}

interface AskedNow {
  readonly stage: AskedStage
  readonly approvers: readonly string[]
}

async function whoIsAsked(
  policy: Parameters<typeof askedBy>[0],
  { db, member }: Context,
): Promise<readonly AskedNow[]> {
  const all = policy.stages.flatMap(({ approvers }) => approvers)
  const managers = await managersAmong(db, member.customerId, all)
  const { stages, problem } = askedBy(policy, member.userId, managers)
  if (problem) throw failure('approversMissing')
  return stages.map((stage) => {
    const { approvers, rule, slaDays } = stage
    return { stage: { rule, needed: neededOf(stage), ...(slaDays && { slaDays }) }, approvers }
  })
}

async function supersede(id: string, context: Context): Promise<void> {
  const { db, member, now } = context
  await withdrawNotices({ kinds: askedNotices, group: id }, context)
  await db
    .updateTable('approvalRequests')
    .set({ state: 'superseded', endedAt: now, updatedAt: now, updatedBy: member.userId })
    .where('id', '=', id)
    .execute()
}
