import { defineList, keyed, namesIn, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { sql } from 'kysely'
import { headingOf } from '../due'
import { eventsOf, openStates, waitingStates } from '../task'
import { loadTasks, movedOf, moverOf, seenTasks, standing, turn, type TaskRow } from './loadTasks'
import { presentTake } from './taskTakes'
import { needsPerson } from './waiting'

export const tasks = defineList('listRecordingTasks', {
  rows: (db: Db, { member }: Context) => {
    const { waitsForMe, waitsForReview, isDone } = standing(member)
    const wanted = db
      .selectNoFrom([waitsForMe.as('waitsForMe'), waitsForReview.as('waitsForReview')])
      .select(isDone.as('isDone'))
    return seenTasks(db, member).innerJoinLateral(wanted.as('standing'), (join) => join.onTrue())
  },
  id: 'task.id',
  search: sql`task.title_key || ' ' || coalesce(assignee.name_key, '')`,
  fields: {
    title: keyed('task.titleKey', 'task.title'),
    state: 'task.state',
    waitsForMe: 'standing.waitsForMe',
    waitsForReview: 'standing.waitsForReview',
    isDone: 'standing.isDone',
    needsPerson,
    assignee: referring('task.assigneeUserId', {
      sort: 'assignee.nameKey',
      names: namesIn('users'),
    }),
    reviewer: referring('task.reviewerUserId', { names: namesIn('users') }),
    askedBy: referring('task.createdBy', { names: namesIn('users') }),
    priority: 'task.priority',
    dueOn: 'task.dueOn',
    turn,
    submittedAt: 'task.submittedAt',
    createdAt: 'task.createdAt',
    updatedAt: 'task.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  load: (db: Db, ids, context) => loadTasks(db, ids, context),
  present: (row, context) => ({ ...saidOf(row), ...standingOf(row), ...takesOf(row, context) }),
  may(member, row) {
    const events = eventsOf(movedOf(row), moverOf(member))
    const isOpen = openStates.some((state) => state === row.state)
    const isAwaited = waitingStates.some((state) => state === row.state)
    const [manages, remindable] = [moverOf(member).isManager, row.remindedOn !== row.today]
    return [
      'look',
      ...events.flatMap((event) => (event === 'broken' ? [] : [event])),
      ...(manages && isOpen ? (['edit'] as const) : []),
      ...(manages && isAwaited && !row.held && remindable ? (['remind'] as const) : []),
    ]
  },
})

const personOf = (id: string | null, name: string | null, pictureUrl: string | null) =>
  id === null ? undefined : { id, name: name ?? '', pictureUrl: pictureUrl ?? undefined }

const secondsOf = (ms: number | null) => (ms === null ? undefined : Math.ceil(ms / 1000))

/** What is asked, and of whom. */
function saidOf(row: TaskRow) {
  const assignee = personOf(row.assigneeUserId, row.assigneeName, row.assigneePictureUrl)
  const candidates = row.candidates.flatMap(({ id, name, pictureUrl }) =>
    personOf(id, name, pictureUrl),
  )
  return {
    instructions: row.instructions || undefined,
    script: row.script || undefined,
    minSeconds: secondsOf(row.minMs),
    maxSeconds: secondsOf(row.maxMs),
    words: row.words || undefined,
    assignee,
    askedOf:
      row.mode === 'anyOf' ? candidates.flatMap((one) => one ?? []) : [assignee ?? []].flat(),
    reviewer: personOf(row.reviewerUserId, row.reviewerName, row.reviewerPictureUrl),
    askedBy: {
      id: row.createdBy,
      name: row.askerName,
      pictureUrl: row.askerPictureUrl ?? undefined,
    },
    storyboard: row.storyboardTitle ?? undefined,
    slot: slotOf(row),
  }
}

/** Which place of a draft an accepted take comes into. */
function slotOf({ slot }: TaskRow) {
  if (!slot || slot.standing === 'gone') return undefined
  const { program, no, filled, slots } = slot
  return { program, no, filled, slots, isKept: slot.standing === 'kept' }
}

const standingOf = (row: TaskRow) => ({
  due: headingOf(row.state, row.dueOn, row.today),
  isHeld: row.held,
  chips: row.retakeChips,
})

/** Reviewers see takes once they are sent; those who record see all of theirs. */
function takesOf(row: TaskRow, context: Context) {
  const isMine = row.assigneeUserId === context.member.userId
  const seen = row.takes.filter(({ takeState }) => isMine || takeState !== 'recorded')
  // Whoever records reads what is written once it is decided.
  const notesOf = ({ takeId, takeState }: TaskRow['takes'][number]) =>
    isMine && row.mode !== 'self' && takeState === 'submitted'
      ? []
      : row.notes.filter((note) => note.takeId === takeId)
  const takes = seen.map((take) => presentTake(take, notesOf(take), context))
  const isComing = takes.some(
    ({ clipState }) => clipState === 'uploading' || clipState === 'processing',
  )
  return {
    takes,
    posterUrl: takes.findLast(({ posterUrl }) => posterUrl !== undefined)?.posterUrl,
    uploading: isComing ? ('yes' as const) : ('no' as const),
  }
}
