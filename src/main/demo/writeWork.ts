/** Writes the sample work of one demo customer to the database. */
import { customers, type CustomerKey, type PersonId } from './cast'
import { work, type DemoProgram, type DemoWork } from './work'
import type { CastIds, Writing } from './writeCast'

const dayMs = 86_400_000

export async function writeWork(writing: Writing, ids: CastIds, key: CustomerKey): Promise<void> {
  // All sample work was created by the cm; a customer without one has none.
  if (!('cm' in customers[key].members)) return
  const stage = setStage(writing, ids, key)
  const { programs, recordings, files, deliverables, crowd } = work[key]
  for (const program of programs) await writeProgram(stage, program)
  for (const recording of recordings) await writeRecording(stage, recording)
  for (const file of files) await writeFileRequest(stage, file)
  for (const deliverable of deliverables) await writeDeliverable(stage, deliverable)
  for (const request of crowd) await writeCrowd(stage, request)
  if (key === 'northwind') await writeSearch(stage)
}

type Stage = ReturnType<typeof setStage>

function setStage({ db, now, newId }: Writing, ids: CastIds, key: CustomerKey) {
  const customerId = ids.customers[key]
  const person = (id: PersonId) => ids.people[id]
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs)
  const row = () => ({
    id: newId(),
    customerId,
    createdBy: person('cm'),
    createdAt: inDays(-20),
    updatedAt: inDays(-2),
  })
  return { db, now, newId, customerId, person, inDays, row }
}

async function writeProgram(stage: Stage, program: DemoProgram): Promise<void> {
  const { db, row, person, inDays } = stage
  const { title, state, kind = 'standard', owner } = program
  const values = { ...row(), title, state, kind, ownerUserId: person(owner) }
  const finishedAt = program.isFinished ? inDays(-1) : undefined
  await db
    .insertInto('programs')
    .values({ ...values, finishedAt })
    .execute()
  await writeInbox(stage, values.id, program)
}

async function writeInbox(
  { db, newId, customerId, person, inDays }: Stage,
  programId: string,
  { inbox = {}, source = 'direct' }: DemoProgram,
): Promise<void> {
  for (const [id, state] of Object.entries(inbox)) {
    await db
      .insertInto('inboxItems')
      .values({
        id: newId(),
        customerId,
        userId: person(id as PersonId),
        programId,
        source,
        state,
        deliveredAt: inDays(-4),
        openedAt: state === 'new' ? undefined : inDays(-3),
        completedAt: state === 'viewed' ? inDays(-2) : undefined,
      })
      .execute()
  }
}

async function writeRecording(
  { db, row, person, inDays }: Stage,
  { assignee, storyboard, title, state }: DemoWork['recordings'][number],
): Promise<void> {
  const board = row()
  if (storyboard) {
    await db
      .insertInto('storyboards')
      .values({
        ...board,
        title: `${title}: storyboard`,
        state: storyboard,
        ownerUserId: person('cm'),
      })
      .execute()
  }
  await db
    .insertInto('recordingTasks')
    .values({
      ...row(),
      title,
      state,
      storyboardId: storyboard && board.id,
      assigneeUserId: person(assignee),
      reviewerUserId: person('cm'),
      dueAt: inDays(5),
    })
    .execute()
}

async function writeFileRequest(
  { db, row, person, inDays }: Stage,
  { assignee, title, state }: DemoWork['files'][number],
): Promise<void> {
  const assigneeUserId = person(assignee)
  await db
    .insertInto('fileRequests')
    .values({ ...row(), title, state, assigneeUserId, dueAt: inDays(9) })
    .execute()
}

async function writeDeliverable(
  { db, row, person, inDays }: Stage,
  { owner, title, state }: DemoWork['deliverables'][number],
): Promise<void> {
  const ownerUserId = owner && person(owner)
  await db
    .insertInto('deliverables')
    .values({ ...row(), title, state, ownerUserId, dueAt: inDays(12) })
    .execute()
}

async function writeCrowd(
  { db, row, newId, customerId, person, inDays }: Stage,
  { title, reviewers, guests }: DemoWork['crowd'][number],
): Promise<void> {
  const request = {
    ...row(),
    title,
    state: 'open' as const,
    opensAt: inDays(-10),
    expiresAt: inDays(20),
  }
  await db.insertInto('crowdRequests').values(request).execute()
  for (const reviewer of reviewers) {
    const named = { requestId: request.id, customerId, userId: person(reviewer) }
    await db.insertInto('crowdReviewers').values(named).execute()
  }
  for (const [guestName, state] of Object.entries(guests)) {
    const submittedAt = state === 'submitted' ? inDays(-1) : undefined
    const dates = { createdAt: inDays(-8), updatedAt: inDays(-1), submittedAt }
    const submission = {
      id: newId(),
      customerId,
      requestId: request.id,
      guestName,
      state,
      ...dates,
    }
    await db.insertInto('crowdSubmissions').values(submission).execute()
  }
}

async function writeSearch({ db, newId, customerId, person, now }: Stage): Promise<void> {
  const filterList = [{ field: 'orientation', op: 'is', value: 'landscape' }]
  const gridColumns = [
    { field: 'title', width: 320, order: 0, visible: true },
    { field: 'durationMs', width: 96, order: 1, visible: true },
    { field: 'owner', width: 180, order: 2, visible: true },
  ]
  await db
    .insertInto('savedSearches')
    .values({
      id: newId(),
      customerId,
      userId: person('cm'),
      list: 'listClips',
      name: 'Landscape only',
      filterList: JSON.stringify(filterList),
      gridColumns: JSON.stringify(gridColumns),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}
