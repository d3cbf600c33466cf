/** Writes what the demo's people are asked to record, with takes of the footage that is there. */
import type { CustomerKey, PersonId } from './cast'
import { titled, type Stage } from './stage'
import { askedBoards, demoTasks, type DemoTask } from './tasks'
import { titleOf } from './videos'

const askedDaysAgo = 20

export async function writeTasks(stage: Stage): Promise<void> {
  const boards = await writeStoryboards(stage)
  for (const task of demoTasks) await writeTask(stage, boards, task)
}

const rowOf = ({ newId, customers, people, daysAgo }: Stage, customer: CustomerKey) => ({
  id: newId(),
  customerId: customers[customer],
  createdBy: people.cm,
  createdAt: daysAgo(askedDaysAgo),
  updatedAt: daysAgo(2),
})

async function writeStoryboards(stage: Stage): Promise<ReadonlyMap<string, string>> {
  const boards = Object.entries(askedBoards).map(([title, state]) => ({
    ...rowOf(stage, 'northwind'),
    title,
    state,
    ownerUserId: stage.people.cm,
  }))
  await stage.db.insertInto('storyboards').values(boards).execute()
  return new Map(boards.map(({ title, id }) => [title, id]))
}

/** Where its footage could not be made, nobody was asked for it. */
async function writeTask(
  stage: Stage,
  boards: ReadonlyMap<string, string>,
  task: DemoTask,
): Promise<void> {
  const { db, people, daysAgo } = stage
  const {
    customer = 'northwind',
    title,
    state,
    storyboard,
    retake,
    declined,
    passedTo,
    seconds,
  } = task
  const takes = await takesOf(stage, task)
  if (!takes) return
  const sent = takes.findLast(({ submittedAt }) => submittedAt !== null)
  const asked = {
    ...rowOf(stage, customer),
    ...assignedTo(stage, task),
    title,
    instructions: task.instructions ?? '',
    script: task.script ?? '',
    words: task.words ?? '',
    minMs: seconds && seconds[0] * 1000,
    maxMs: seconds && seconds[1] * 1000,
    priority: task.priority ?? ('normal' as const),
    dueOn: task.dueInDays === undefined ? undefined : stage.dayIn(task.dueInDays),
    storyboardId: storyboard && boards.get(storyboard),
    storyboardTitle: storyboard,
    held: storyboard !== undefined && askedBoards[storyboard] === 'on_hold',
  }
  const became = {
    state,
    stateBefore: state === 'declined' || state === 'cancelled' ? ('opened' as const) : undefined,
    submittedAt: sent?.submittedAt,
    decidedAt: sent?.decidedAt ?? (declined && daysAgo(1)),
    retakeCount: retake ? 1 : 0,
    retakeChips: retake?.chips ?? [],
    checklist: JSON.stringify(retake?.lines ?? []),
    retakeWords: retake?.words,
    declineReason: declined?.reason,
    declineWords: declined?.words,
  }
  await db
    .insertInto('recordingTasks')
    .values({ ...asked, ...became })
    .execute()
  if (takes.length > 0)
    await db
      .insertInto('takes')
      .values(takes.map((take) => ({ ...take, taskId: asked.id })))
      .execute()
  if (state === 'offered') await offer(stage, asked, task.of)
  if (passedTo) {
    const next = { id: stage.newId(), previousTaskId: asked.id, assigneeUserId: people[passedTo] }
    await db
      .insertInto('recordingTasks')
      .values({ ...asked, ...next, state: 'assigned' })
      .execute()
  }
}

function assignedTo({ people }: Stage, { state, of }: DemoTask) {
  const [first = 'cm'] = of
  if (state === 'offered') return { mode: 'anyOf' as const, assigneeUserId: null }
  const mode = first === 'cm' ? ('self' as const) : ('person' as const)
  return { mode, assigneeUserId: people[first] }
}

async function offer(
  { db, people }: Stage,
  { id: taskId, customerId }: { readonly id: string; readonly customerId: string },
  of: readonly PersonId[],
) {
  const rows = of.map((each) => ({ customerId, taskId, userId: people[each] }))
  await db.insertInto('taskCandidates').values(rows).execute()
}

/** Undefined where a clip is missing. */
async function takesOf(stage: Stage, { takes = [], customer }: DemoTask) {
  const { newId, customers, people, daysAgo } = stage
  const made = []
  for (const [at, { file, state, daysAgo: age }] of takes.entries()) {
    const clip = await titled(stage, 'footageClips', titleOf(file), customer)
    if (!clip) return undefined
    const isDecided = state !== 'recorded' && state !== 'submitted'
    made.push({
      id: newId(),
      customerId: customers[customer ?? 'northwind'],
      clipId: clip.id,
      takeNo: at + 1,
      state,
      chosen: state === 'accepted',
      createdAt: daysAgo(age),
      submittedAt: state === 'recorded' ? null : daysAgo(age),
      decidedBy: isDecided ? people.cm : null,
      decidedAt: isDecided ? daysAgo(age - 0.2) : null,
    })
  }
  return made
}
