// What becomes of a recording task, and who moves it (work.md 2).
import { describe, expect, test } from 'vitest'
import {
  eventsOf,
  move,
  moves,
  taskEvents,
  type MovedTask,
  type Mover,
  type TaskEvent,
  type TaskState,
} from '../../../src/features/tasks/task'

const victor: Mover = { userId: 'victor', isManager: false }
const chloe: Mover = { userId: 'chloe', isManager: false }
const mira: Mover = { userId: 'mira', isManager: true }
const adrian: Mover = { userId: 'adrian', isManager: true }

const given: MovedTask = {
  state: 'assigned',
  mode: 'person',
  assigneeUserId: 'victor',
  candidates: [],
  reviewerUserId: 'mira',
  isReviewerGone: false,
  stateBefore: null,
  retakeCount: 0,
  unsent: 1,
  sent: 0,
  isHeld: false,
}
const offered = {
  state: 'offered',
  mode: 'anyOf',
  assigneeUserId: null,
  candidates: ['victor', 'chloe'],
} as const

const outcome = (change: Partial<MovedTask>, event: TaskEvent, who: Mover) => {
  const moved = move({ ...given, ...change }, event, who)
  return 'to' in moved ? moved.to : moved.refused
}

/** Who may do it at all, in a task of Victor that Mira reviews. */
const doers: Readonly<Record<TaskEvent, readonly Mover[]>> = {
  open: [victor],
  claim: [],
  release: [],
  take: [victor],
  untake: [victor],
  submit: [victor],
  takeBack: [victor],
  accept: [mira],
  retake: [mira],
  broken: [],
  reconsider: [mira],
  decline: [victor],
  undecline: [victor],
  reassign: [mira, adrian],
  cancel: [mira, adrian],
  revive: [mira, adrian],
}

describe.each(Object.keys(moves) as TaskState[])('a task that is %s', (state) => {
  test.each(taskEvents)('takes %s as the table says, of those who may', (event) => {
    const leads = moves[state][event] !== undefined
    for (const who of [victor, chloe, mira, adrian]) {
      const isTaken = leads && doers[event].includes(who)
      const refused = leads ? 'forbidden' : 'taskMoved'
      const moved = move({ ...given, state }, event, who)
      expect('to' in moved ? 'taken' : moved.refused).toBe(isTaken ? 'taken' : refused)
    }
  })
})

test.each([
  {
    when: 'the first of several declines',
    change: offered,
    event: 'decline',
    who: chloe,
    becomes: 'offered',
  },
  {
    when: 'the last one declines',
    change: { ...offered, candidates: ['chloe'] },
    event: 'decline',
    who: chloe,
    becomes: 'declined',
  },
  { when: 'one of them takes it', change: offered, event: 'claim', who: chloe, becomes: 'opened' },
  {
    when: 'somebody else takes it',
    change: offered,
    event: 'claim',
    who: adrian,
    becomes: 'forbidden',
  },
  {
    when: 'it was taken before',
    change: { mode: 'anyOf', state: 'opened' },
    event: 'claim',
    who: chloe,
    becomes: 'taskTaken',
  },
  {
    when: 'it is given back',
    change: { mode: 'anyOf', state: 'opened' },
    event: 'release',
    who: victor,
    becomes: 'offered',
  },
  {
    when: 'it is given back after a take was sent',
    change: { mode: 'anyOf', state: 'in_progress', sent: 1 },
    event: 'release',
    who: victor,
    becomes: 'takesSent',
  },
  {
    when: 'what was asked of one alone is given back',
    change: { state: 'opened' },
    event: 'release',
    who: victor,
    becomes: 'forbidden',
  },
  {
    when: 'the only take is removed',
    change: { state: 'in_progress' },
    event: 'untake',
    who: victor,
    becomes: 'opened',
  },
  {
    when: 'the only take after a retake is removed',
    change: { state: 'in_progress', retakeCount: 1 },
    event: 'untake',
    who: victor,
    becomes: 'retake_requested',
  },
  {
    when: 'a take is sent',
    change: { state: 'in_progress' },
    event: 'submit',
    who: victor,
    becomes: 'submitted',
  },
  {
    when: 'nothing is there to be sent',
    change: { state: 'in_progress', unsent: 0 },
    event: 'submit',
    who: victor,
    becomes: 'noTake',
  },
  {
    when: 'somebody sends to themselves',
    change: { state: 'in_progress', mode: 'self' },
    event: 'submit',
    who: victor,
    becomes: 'accepted',
  },
  {
    when: 'somebody reconsiders their own',
    change: { state: 'accepted', mode: 'self' },
    event: 'reconsider',
    who: victor,
    becomes: 'submitted',
  },
  {
    when: 'a manager reviews their own takes',
    change: { state: 'submitted', assigneeUserId: 'mira' },
    event: 'accept',
    who: mira,
    becomes: 'forbidden',
  },
  {
    when: 'no reviewer is named',
    change: { state: 'submitted', reviewerUserId: null },
    event: 'accept',
    who: adrian,
    becomes: 'accepted',
  },
  {
    when: 'the reviewer has gone',
    change: { state: 'submitted', isReviewerGone: true },
    event: 'accept',
    who: adrian,
    becomes: 'accepted',
  },
  {
    when: 'a creator reviews',
    change: { state: 'submitted', reviewerUserId: 'chloe' },
    event: 'retake',
    who: chloe,
    becomes: 'retake_requested',
  },
  {
    when: 'its storyboard waits',
    change: { state: 'in_progress', isHeld: true },
    event: 'submit',
    who: victor,
    becomes: 'taskHeld',
  },
  {
    when: 'its storyboard waits, and it is declined',
    change: { isHeld: true },
    event: 'decline',
    who: victor,
    becomes: 'declined',
  },
  {
    when: 'a cancelled one comes back',
    change: { state: 'cancelled', stateBefore: 'submitted' },
    event: 'revive',
    who: adrian,
    becomes: 'submitted',
  },
] as const)('where $when: $becomes', ({ change, event, who, becomes }) => {
  expect(outcome(change, event, who)).toBe(becomes)
})

test('what somebody may do are the events that are not refused', () => {
  expect(eventsOf({ ...given, state: 'in_progress' }, victor)).toEqual([
    'take',
    'untake',
    'submit',
    'decline',
  ])
  expect(eventsOf({ ...given, state: 'submitted' }, mira)).toEqual(['accept', 'retake', 'cancel'])
  expect(eventsOf({ ...given, state: 'reassigned' }, mira)).toEqual([])
})
