/** Inserts rows that wait for somebody: tasks, approvals and the like. */
import { ulid } from 'ulid'
import type { Database, Db, NewRowOf } from '../../src/server/database/tables'
import type { FileStep } from '../../src/features/file-requests/server/tables'
import type { SubmissionState } from '../../src/features/crowd/submission'
import { insertFile, type GivenFile } from './files'
import type { TestMember } from './people'

type Who = Pick<TestMember, 'userId' | 'customerId'>
type Change<Table extends keyof Database> = Partial<NewRowOf<Table>>

const day = new Date('2026-02-01T00:00:00Z')

const rowOf = ({ userId, customerId }: Who) => ({
  id: ulid(),
  customerId,
  createdBy: userId,
  createdAt: day,
  updatedAt: day,
})

export async function aProgram(db: Db, who: Who, change: Change<'programs'> = {}): Promise<string> {
  const program = { ...rowOf(who), title: 'A program', ownerUserId: who.userId, ...change }
  await db.insertInto('programs').values(program).execute()
  return program.id
}

const idsOf = ({ userId, customerId }: Who) => ({ userId, customerId })

export interface GivenItem {
  state?: 'new' | 'started' | 'viewed' | 'recalled'
  deliveredAt?: Date
  isRequired?: boolean
  dueAt?: Date
}

/** A program on air that was sent to one person, and how far they have watched it. */
export async function anInboxItem(
  db: Db,
  who: Who,
  { state = 'new', deliveredAt = day, isRequired = false, dueAt }: GivenItem = {},
  program: Change<'programs'> = {},
): Promise<string> {
  const programId = await anAiredProgram(db, who, program)
  const ids = { programId, ...idsOf(who) }
  const sent = { id: ulid(), ...ids, deliveredAt, createdAt: deliveredAt }
  await db
    .insertInto('programDeliveries')
    .values({ ...sent, required: isRequired, dueAt, recalledAt: state === 'recalled' ? day : null })
    .execute()
  if (state === 'new' || state === 'recalled') return programId
  const isViewed = state === 'viewed'
  await db
    .insertInto('viewings')
    .values({
      ...ids,
      versionNo: 1,
      coverage: isViewed ? '1111111111' : '1100000000',
      openedAt: day,
      ...(isViewed && { viewedVersionNo: 1, completedAt: day, completedBy: 'auto' }),
    })
    .execute()
  return programId
}

/** Its version of ten seconds has no film. */
export async function anAiredProgram(
  db: Db,
  who: Who,
  change: Change<'programs'> = {},
): Promise<string> {
  const programId = await aProgram(db, who, { state: 'published', ...change })
  const publishedVersionId = await airVersion(db, who, programId)
  await db
    .updateTable('programs')
    .set({ publishedVersionId, versionNo: 1 })
    .where('id', '=', programId)
    .execute()
  return programId
}

/** A version that was made elsewhere. */
export async function airVersion(
  db: Db,
  { customerId }: Who,
  programId: string,
  given: { versionNo?: number; durationMs?: number; bodyEndMs?: number } = {},
): Promise<string> {
  const { versionNo = 1, durationMs = 10_000, bodyEndMs = durationMs } = given
  const version = { id: ulid(), customerId, programId, versionNo, durationMs, bodyEndMs }
  await db
    .insertInto('programVersions')
    .values({ ...version, kind: 'uploaded', contentHash: version.id, madeAt: day })
    .execute()
  return version.id
}

export async function aStoryboard(
  db: Db,
  who: Who,
  change: Change<'storyboards'> = {},
): Promise<string> {
  const storyboard = { ...rowOf(who), title: 'A storyboard', ownerUserId: who.userId, ...change }
  await db.insertInto('storyboards').values(storyboard).execute()
  return storyboard.id
}

/** A shot of a storyboard, in a scene of its own. */
export async function aShot(
  db: Db,
  { customerId }: Who,
  { storyboardId, title }: { readonly storyboardId: string; readonly title: string },
): Promise<{ sceneId: string; shotId: string }> {
  const [sceneId, shotId] = [ulid(), ulid()]
  const row = { customerId, storyboardId, place: 'a0', content: JSON.stringify({ title }) }
  await db
    .insertInto('storyboardScenes')
    .values({ ...row, id: sceneId })
    .execute()
  await db
    .insertInto('storyboardShots')
    .values({ ...row, id: shotId, sceneId })
    .execute()
  return { sceneId, shotId }
}

export async function aRecordingTask(
  db: Db,
  who: Who,
  change: Change<'recordingTasks'> = {},
): Promise<string> {
  const task = { ...rowOf(who), title: 'A task', assigneeUserId: who.userId, ...change }
  await db.insertInto('recordingTasks').values(task).execute()
  return task.id
}

/** A take of a task, whatever its clip is. */
export async function aTake(
  db: Db,
  { customerId }: Who,
  take: Pick<NewRowOf<'takes'>, 'taskId' | 'clipId'> & Change<'takes'>,
): Promise<string> {
  const row = { id: ulid(), customerId, takeNo: 1, createdAt: day, ...take }
  await db.insertInto('takes').values(row).execute()
  return row.id
}

export async function aFileRequest(
  db: Db,
  who: Who,
  change: Change<'fileRequests'> = {},
): Promise<string> {
  const request = { ...rowOf(who), title: 'A request', assigneeUserId: who.userId, ...change }
  await db.insertInto('fileRequests').values(request).execute()
  return request.id
}

/** A file that was handed in for a request; its bytes are never looked at. */
export async function aRequestedFile(
  db: Db,
  who: Who,
  requestId: string,
  { step = 'added', ...given }: GivenFile & { step?: FileStep } = {},
): Promise<string> {
  const awaitedBy = step === 'accepted' ? {} : { awaitedBy: requestId }
  const fileId = await insertFile(db, who, { ...given, ...awaitedBy })
  const { customerId } = who
  await db
    .insertInto('requestedFiles')
    .values({ fileId, customerId, requestId, step, createdAt: day })
    .execute()
  return fileId
}

export async function aDeliverable(
  db: Db,
  who: Who,
  change: Change<'deliverables'> = {},
): Promise<string> {
  const deliverable = { ...rowOf(who), title: 'A deliverable', ...change }
  await db.insertInto('deliverables').values(deliverable).execute()
  return deliverable.id
}

export async function aCrowdRequest(
  db: Db,
  who: Who,
  change: Change<'crowdRequests'> = {},
): Promise<string> {
  const request = { ...rowOf(who), title: 'Tell us', state: 'open' as const, ...change }
  await db.insertInto('crowdRequests').values(request).execute()
  return request.id
}

export async function aCrowdSubmission(
  db: Db,
  who: Who,
  {
    state,
    reviewers,
    title = 'Tell us',
  }: { state: SubmissionState; reviewers: readonly string[]; title?: string },
): Promise<{ requestId: string; submissionId: string }> {
  const { customerId } = who
  const requestId = await aCrowdRequest(db, who, { title })
  for (const userId of reviewers) {
    await db.insertInto('crowdReviewers').values({ requestId, customerId, userId }).execute()
  }
  const submissionId = ulid()
  await db
    .insertInto('crowdSubmissions')
    .values({
      id: submissionId,
      customerId,
      requestId,
      guestName: 'A guest',
      state,
      createdAt: day,
      updatedAt: day,
    })
    .execute()
  return { requestId, submissionId }
}
