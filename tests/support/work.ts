/** Inserts rows that wait for somebody: tasks, approvals and the like. */
import { ulid } from 'ulid'
import type { Insertable } from 'kysely'
import type { Db } from '../../src/server/database/tables'
import type {
  CrowdSubmissionState,
  DeliverablesTable,
  FileRequestsTable,
  InboxItemsTable,
  RecordingTasksTable,
  StoryboardsTable,
} from '../../src/server/database/tables/work'
import type { ProgramsTable } from '../../src/features/programs/server/tables'
import type { TestMember } from './people'

type Who = Pick<TestMember, 'userId' | 'customerId'>
type Change<Table> = Partial<Insertable<Table>>

const day = new Date('2026-02-01T00:00:00Z')

const rowOf = ({ userId, customerId }: Who) => ({
  id: ulid(),
  customerId,
  createdBy: userId,
  createdAt: day,
  updatedAt: day,
})

export async function aProgram(
  db: Db,
  who: Who,
  change: Change<ProgramsTable> = {},
): Promise<string> {
  const program = { ...rowOf(who), title: 'A program', ownerUserId: who.userId, ...change }
  await db.insertInto('programs').values(program).execute()
  return program.id
}

export async function anInboxItem(
  db: Db,
  who: Who,
  change: Change<InboxItemsTable>,
  program: Change<ProgramsTable> = {},
): Promise<void> {
  const programId = await aProgram(db, who, { state: 'published', ...program })
  const completedAt = change.state === 'viewed' ? day : null
  await db
    .insertInto('inboxItems')
    .values({ id: ulid(), ...idsOf(who), programId, deliveredAt: day, completedAt, ...change })
    .execute()
}

const idsOf = ({ userId, customerId }: Who) => ({ userId, customerId })

export async function aStoryboard(
  db: Db,
  who: Who,
  change: Change<StoryboardsTable> = {},
): Promise<string> {
  const storyboard = { ...rowOf(who), title: 'A storyboard', ownerUserId: who.userId, ...change }
  await db.insertInto('storyboards').values(storyboard).execute()
  return storyboard.id
}

export async function aRecordingTask(
  db: Db,
  who: Who,
  change: Change<RecordingTasksTable> = {},
): Promise<string> {
  const task = { ...rowOf(who), title: 'A task', assigneeUserId: who.userId, ...change }
  await db.insertInto('recordingTasks').values(task).execute()
  return task.id
}

export async function aFileRequest(
  db: Db,
  who: Who,
  change: Change<FileRequestsTable> = {},
): Promise<void> {
  await db
    .insertInto('fileRequests')
    .values({ ...rowOf(who), title: 'A request', assigneeUserId: who.userId, ...change })
    .execute()
}

export async function aDeliverable(
  db: Db,
  who: Who,
  change: Change<DeliverablesTable> = {},
): Promise<void> {
  await db
    .insertInto('deliverables')
    .values({ ...rowOf(who), title: 'A deliverable', ...change })
    .execute()
}

export async function aCrowdSubmission(
  db: Db,
  who: Who,
  { state, reviewers }: { state: CrowdSubmissionState; reviewers: readonly string[] },
): Promise<void> {
  const { customerId } = who
  const request = { ...rowOf(who), title: 'Tell us', state: 'open' as const }
  await db.insertInto('crowdRequests').values(request).execute()
  for (const userId of reviewers) {
    await db
      .insertInto('crowdReviewers')
      .values({ requestId: request.id, customerId, userId })
      .execute()
  }
  await db
    .insertInto('crowdSubmissions')
    .values({
      id: ulid(),
      customerId,
      requestId: request.id,
      guestName: 'A guest',
      state,
      createdAt: day,
      updatedAt: day,
    })
    .execute()
}
