/** Inserts versions of programs, policies and requests for a yes. */
import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import type { Timeline } from '../../generated/facts/features/programs'
import type { ApprovalState, Decision } from '../../src/features/approvals/approval'
import type { PolicyStage } from '../../src/features/approvals/server/tables'
import { usualBrand } from '../../src/features/programs/brand'
import type { Db } from '../../src/server/database/tables'
import type { TestMember } from './people'
import { aProgram } from './work'

type Who = Pick<TestMember, 'userId' | 'customerId'>
const day = new Date('2026-02-01T00:00:00Z')

export const emptyTimeline: Timeline = {
  schema: 1,
  fps: 30,
  aspect: '16:9',
  blocks: [],
  brand: usualBrand,
}

export interface GivenVersion {
  versionNo?: number
  timeline?: Timeline
  /** What it holds, in short: versions that hold the same have the same. */
  holds?: string
  assetState?: 'ready' | 'playable' | 'uploaded'
  assetId?: string
  isIncomplete?: boolean
  durationMs?: number
  /** It was made elsewhere. */
  isUploaded?: boolean
}

/** A version with its film; without processing, its asset is a name alone. */
export async function aVersion(
  db: Db,
  { customerId, userId }: Who,
  programId: string,
  given: GivenVersion = {},
): Promise<string> {
  const { versionNo = 1, timeline = emptyTimeline, durationMs = 1_000 } = given
  const { holds = `version ${versionNo}`, assetState: state = 'ready', isIncomplete } = given
  const { isUploaded = false } = given
  const [id, assetId] = [ulid(), given.assetId ?? ulid()]
  if (given.assetId === undefined) {
    const asset = { id: assetId, customerId, name: 'film.mp4', state, bytes: 5, durationMs }
    await db
      .insertInto('mediaAssets')
      .values({ ...asset, createdAt: day, updatedAt: day })
      .execute()
  }
  await db
    .insertInto('programVersions')
    .values({
      id,
      customerId,
      programId,
      versionNo,
      kind: isUploaded ? 'uploaded' : 'rendered',
      timeline: isUploaded ? null : JSON.stringify(timeline),
      contentHash: createHash('sha256').update(holds).digest('hex'),
      durationMs,
      bodyEndMs: durationMs,
      isIncomplete: isIncomplete ?? false,
      assetId,
      madeBy: userId,
      madeAt: day,
    })
    .execute()
  await db
    .updateTable('programs')
    .set({ versionNo, state: 'ready', hasChanges: false })
    .where('id', '=', programId)
    .execute()
  return id
}

export async function aPolicy(
  db: Db,
  { customerId, userId }: Who,
  stages: readonly PolicyStage[],
  given: { name?: string; allowSelf?: boolean; ccPublish?: boolean } = {},
): Promise<string> {
  const id = ulid()
  const policy = { id, customerId, name: `Policy ${id}`, ...given, createdBy: userId }
  await db
    .insertInto('approvalPolicies')
    .values({ ...policy, stages: JSON.stringify(stages), createdAt: day, updatedAt: day })
    .execute()
  return id
}

export interface GivenApproval {
  title?: string
  state?: ApprovalState
  decision?: Decision
  stageNo?: number
  currentStage?: number
  dueOn?: string
}

/** A request about a program of this person, which asks the same person. */
export async function anApproval(
  db: Db,
  who: Who,
  given: GivenApproval = {},
): Promise<{ approvalId: string; programId: string; versionId: string }> {
  const { stageNo = 1, currentStage = stageNo, decision = null, state = 'pending' } = given
  const programId = await aProgram(db, who, given.title === undefined ? {} : { title: given.title })
  const versionId = await aVersion(db, who, programId)
  const approvalId = ulid()
  const stages = Array.from({ length: Math.max(stageNo, currentStage) }, () => ({
    rule: 'any',
    needed: 1,
  }))
  await db
    .insertInto('approvalRequests')
    .values({
      id: approvalId,
      customerId: who.customerId,
      programId,
      versionId,
      contentHash: versionId,
      stages: JSON.stringify(stages),
      state,
      stageNo: currentStage,
      dueOn: given.dueOn ?? null,
      createdBy: who.userId,
      createdAt: day,
      updatedAt: day,
    })
    .execute()
  await db
    .insertInto('approvalApprovers')
    .values({
      requestId: approvalId,
      customerId: who.customerId,
      userId: who.userId,
      stageNo,
      decision,
      note: decision && 'No',
      decidedAt: decision && day,
    })
    .execute()
  return { approvalId, programId, versionId }
}

export async function aComment(
  db: Db,
  { customerId, userId }: Who,
  { programId, versionId }: { programId: string; versionId: string },
  body: string,
): Promise<string> {
  const id = ulid()
  const about = { id, customerId, programId, versionId }
  await db
    .insertInto('reviewComments')
    .values({ ...about, body, authorId: userId, createdAt: day })
    .execute()
  return id
}
