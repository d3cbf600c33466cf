// Every event in every state, by everybody, as the server answers it (work.md 2).
import { describe, expect, test } from 'vitest'
import { moves, type TaskEvent, type TaskState } from '../../../../src/features/tasks/task'
import { taskWorld } from './world'

const { people, act, outcome, rowOf, taskIn, clipOf } = await taskWorld()
const { mira, adrian, victor, chloe, elsewhere } = people
type Person = typeof mira

type Asked = { taskId: string; takeId: string }
type Ask = (who: Person, asked: Asked) => Promise<string>

const calls: Readonly<Record<Exclude<TaskEvent, 'broken'>, Ask>> = {
  open: (who, { taskId }) => act(who, 'openTasks', taskId),
  claim: (who, { taskId }) => act(who, 'claimTasks', taskId),
  release: (who, { taskId }) => act(who, 'releaseTasks', taskId),
  take: async (who, { taskId }) =>
    (await outcome(who, 'addTake', { taskId, clipId: await clipOf(who) })).code,
  untake: async (who, { taskId, takeId }) =>
    (await outcome(who, 'removeTake', { taskId, takeId: takeId || taskId })).code,
  submit: (who, { taskId }) => act(who, 'submitTasks', taskId),
  takeBack: (who, { taskId }) => act(who, 'takeBackTasks', taskId),
  accept: async (who, { taskId, takeId }) =>
    (await outcome(who, 'acceptTake', { taskId, takeId: takeId || taskId })).code,
  retake: (who, { taskId }) =>
    act(who, 'requestRetakes', taskId, {
      chips: ['noise'],
      points: [],
      retakeWords: null,
      dueOn: null,
    }),
  reconsider: (who, { taskId }) => act(who, 'reconsiderTasks', taskId),
  decline: (who, { taskId }) =>
    act(who, 'declineTasks', taskId, { declineReason: 'noTime', declineWords: null }),
  undecline: (who, { taskId }) => act(who, 'undeclineTasks', taskId),
  reassign: (who, { taskId }) => act(who, 'reassignTasks', taskId, { assignee: chloe.userId }),
  cancel: (who, { taskId }) => act(who, 'cancelTasks', taskId),
  revive: (who, { taskId }) => act(who, 'reviveTasks', taskId),
}
type Event = keyof typeof calls
const events = Object.keys(calls) as Event[]

/** Who may, in a task that Victor is asked for, or Victor and Chloe, and that Mira decides about. */
const doers: Readonly<Record<Event, readonly Person[]>> = {
  open: [victor],
  claim: [victor, chloe],
  release: [],
  take: [victor],
  untake: [victor],
  submit: [victor],
  takeBack: [victor],
  accept: [mira],
  retake: [mira],
  reconsider: [mira],
  decline: [victor],
  undecline: [victor],
  reassign: [mira, adrian],
  cancel: [mira, adrian],
  revive: [mira, adrian],
}

/** Calls of campaign managers alone. */
const closed: readonly Event[] = ['cancel', 'revive']

describe.each(Object.keys(moves) as TaskState[])('a task that is %s', (state) => {
  const isOffered = state === 'offered'
  const seeing = [victor, mira, adrian, ...(isOffered ? [chloe] : [])]

  test.each(events)('answers %s to everybody as the table says', async (event) => {
    const leads = moves[state][event] !== undefined
    const may = [...doers[event], ...(event === 'decline' && isOffered ? [chloe] : [])]
    const refusalOf = (who: Person) => {
      if (closed.includes(event) && !who.isManager) return 'forbidden'
      if (!seeing.includes(who)) return 'notFound'
      if (leads) return 'forbidden'
      return event === 'claim' && isOffered ? 'taskTaken' : 'taskMoved'
    }
    const asked = await taskIn(state)
    // Of those who may not nothing changes, so that all of them are answered about one task.
    for (const who of [...seeing.filter((one) => !leads || !may.includes(one)), chloe, elsewhere]) {
      if (leads && may.includes(who)) continue
      expect(await calls[event](who, asked)).toBe(refusalOf(who))
    }
    expect((await rowOf(victor, asked.taskId)).state).toBe(state)
    for (const who of leads ? may : [])
      expect(await calls[event](who, await taskIn(state))).toBe('ok')
  })
})
