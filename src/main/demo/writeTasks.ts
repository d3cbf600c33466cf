/** Writes what the demo's people are asked to record, with takes of the footage that is there. */
import { customers, emailOf, people, type CustomerKey, type PersonId } from './cast'
import { idOf } from './idOf'
import { askedBoards, demoTasks, type DemoTask } from './tasks'
import { demoVideos } from './videos'
import type { Writing } from './writeCast'

const dayMs = 86_400_000
const askedDaysAgo = 20

type Stage = Awaited<ReturnType<typeof setStage>>

/** Those that are there are left as they are. */
export async function writeTasks(writing: Writing): Promise<void> {
  const known = await writing.db.selectFrom('recordingTasks').select('id').executeTakeFirst()
  if (known) return
  const stages = {
    northwind: await setStage(writing, 'northwind'),
    brightcut: await setStage(writing, 'brightcut'),
  }
  const boards = await writeStoryboards(stages.northwind)
  for (const task of demoTasks) await writeTask(stages[task.customer ?? 'northwind'], boards, task)
}

async function setStage({ db, now, newId }: Writing, key: CustomerKey) {
  const customerId = await idOf(db, 'customers', 'name', customers[key].name)
  const ids = new Map<string, string>()
  for (const person of Object.keys(people) as PersonId[])
    ids.set(person, await idOf(db, 'users', 'email', emailOf(person)))
  const person = (id: PersonId) => ids.get(id) ?? id
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const row = () => ({
    id: newId(),
    customerId,
    createdBy: person('cm'),
    createdAt: daysAgo(askedDaysAgo),
    updatedAt: daysAgo(2),
  })
  return { db, newId, customerId, person, daysAgo, row }
}

async function writeStoryboards({ db, row, person }: Stage): Promise<ReadonlyMap<string, string>> {
  const boards = Object.entries(askedBoards).map(([title, state]) => ({
    ...row(),
    title,
    state,
    ownerUserId: person('cm'),
  }))
  await db.insertInto('storyboards').values(boards).execute()
  return new Map(boards.map(({ title, id }) => [title, id]))
}

/** Where its footage could not be made, nobody was asked for it. */
async function writeTask(
  stage: Stage,
  boards: ReadonlyMap<string, string>,
  task: DemoTask,
): Promise<void> {
  const { db, row, person, daysAgo } = stage
  const { title, state, storyboard, retake, declined, passedTo, seconds } = task
  const takes = await takesOf(stage, task)
  if (!takes) return
  const sent = takes.findLast(({ submittedAt }) => submittedAt !== null)
  const asked = {
    ...row(),
    ...assignedTo(stage, task),
    title,
    instructions: task.instructions ?? '',
    script: task.script ?? '',
    words: task.words ?? '',
    minMs: seconds && seconds[0] * 1000,
    maxMs: seconds && seconds[1] * 1000,
    priority: task.priority ?? ('normal' as const),
    dueOn:
      task.dueInDays === undefined
        ? undefined
        : daysAgo(-task.dueInDays).toISOString().slice(0, 10),
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
  if (state === 'offered') await offer(stage, asked.id, task.of)
  if (passedTo) {
    const next = { id: stage.newId(), previousTaskId: asked.id, assigneeUserId: person(passedTo) }
    await db
      .insertInto('recordingTasks')
      .values({ ...asked, ...next, state: 'assigned' })
      .execute()
  }
}

function assignedTo({ person }: Stage, { state, of }: DemoTask) {
  const [first = 'cm'] = of
  if (state === 'offered') return { mode: 'anyOf' as const, assigneeUserId: null }
  const mode = first === 'cm' ? ('self' as const) : ('person' as const)
  return { mode, assigneeUserId: person(first) }
}

async function offer({ db, customerId, person }: Stage, taskId: string, of: DemoTask['of']) {
  const rows = of.map((each) => ({ customerId, taskId, userId: person(each) }))
  await db.insertInto('taskCandidates').values(rows).execute()
}

/** Undefined where a clip is missing. */
async function takesOf(
  { db, newId, customerId, person, daysAgo }: Stage,
  { takes = [] }: DemoTask,
) {
  const made = []
  for (const [at, { file, state, daysAgo: age }] of takes.entries()) {
    const clip = await db
      .selectFrom('footageClips')
      .select('id')
      .where('customerId', '=', customerId)
      .where('title', '=', demoVideos.find((video) => video.file === file)?.title ?? file)
      .executeTakeFirst()
    if (!clip) return undefined
    const isDecided = state !== 'recorded' && state !== 'submitted'
    made.push({
      id: newId(),
      customerId,
      clipId: clip.id,
      takeNo: at + 1,
      state,
      chosen: state === 'accepted',
      createdAt: daysAgo(age),
      submittedAt: state === 'recorded' ? null : daysAgo(age),
      decidedBy: isDecided ? person('cm') : null,
      decidedAt: isDecided ? daysAgo(age - 0.2) : null,
    })
  }
  return made
}
