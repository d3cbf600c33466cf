// What decisions come to, and who may do what with a request (programs.md 8).
import { describe, expect, test } from 'vitest'
import {
  actsWithApproval,
  neededOf,
  outcomeOf,
  type ApprovalParts,
  type ApprovalState,
} from '../../../src/features/approvals/approval'

type Said = readonly [stageNo: number, decision: 'approve' | 'changes' | 'reject' | null]

test.each<[string, readonly number[], readonly Said[], ReturnType<typeof outcomeOf>]>([
  ['nobody has decided', [1], [[1, null]], { state: 'pending', stageNo: 1 }],
  [
    'one of two is enough',
    [1],
    [
      [1, 'approve'],
      [1, null],
    ],
    { state: 'approved', stageNo: 1 },
  ],
  [
    'both are needed',
    [2],
    [
      [1, 'approve'],
      [1, null],
    ],
    { state: 'pending', stageNo: 1 },
  ],
  [
    'both have approved',
    [2],
    [
      [1, 'approve'],
      [1, 'approve'],
    ],
    { state: 'approved', stageNo: 1 },
  ],
  [
    'the next stage is asked',
    [1, 1],
    [
      [1, 'approve'],
      [2, null],
    ],
    { state: 'pending', stageNo: 2 },
  ],
  [
    'all stages have',
    [1, 1],
    [
      [1, 'approve'],
      [2, 'approve'],
    ],
    { state: 'approved', stageNo: 2 },
  ],
  [
    'a later yes waits for the earlier one',
    [1, 1],
    [
      [1, null],
      [2, 'approve'],
    ],
    { state: 'pending', stageNo: 1 },
  ],
  [
    'one asks for changes',
    [1],
    [
      [1, 'approve'],
      [1, 'changes'],
    ],
    { state: 'changes_requested', stageNo: 1 },
  ],
  [
    'one says no',
    [2],
    [
      [1, 'changes'],
      [1, 'reject'],
    ],
    { state: 'rejected', stageNo: 1 },
  ],
  [
    'the second stage says no',
    [1, 1],
    [
      [1, 'approve'],
      [2, 'reject'],
    ],
    { state: 'rejected', stageNo: 2 },
  ],
])('%s', (_, needed, said, outcome) => {
  const stages = needed.map((each) => ({ needed: each }))
  const decided = said.map(([stageNo, decision]) => ({ stageNo, decision }))
  expect(outcomeOf(stages, decided)).toEqual(outcome)
})

test.each([
  ['any', undefined, 1],
  ['all', undefined, 3],
  ['n', 2, 2],
] as const)('of three by the rule %s (%s) %i have to approve', (rule, needed, count) => {
  expect(neededOf({ approvers: ['a', 'b', 'c'], rule, needed })).toBe(count)
})

const states: readonly ApprovalState[] = [
  'pending',
  'approved',
  'changes_requested',
  'rejected',
  'withdrawn',
  'superseded',
]

const nobody: Omit<ApprovalParts, 'state'> = {
  waitsForMe: false,
  mayUndo: false,
  isManager: false,
  isMine: false,
  wasRemindedToday: false,
  hasGone: false,
}

describe.each<[string, Partial<ApprovalParts>, readonly string[], readonly string[]]>([
  ['whoever looks on', {}, [], []],
  ['whoever asked', { isMine: true }, ['withdraw', 'remind'], []],
  ['whoever asked and reminded', { isMine: true, wasRemindedToday: true }, ['withdraw'], []],
  ['a manager', { isManager: true }, ['withdraw', 'remind'], []],
  [
    'a manager, where an approver has gone',
    { isManager: true, hasGone: true },
    ['withdraw', 'remind', 'reassign'],
    [],
  ],
  [
    'whoever asked, where an approver has gone',
    { isMine: true, hasGone: true },
    ['withdraw', 'remind'],
    [],
  ],
  [
    'an approver of this stage',
    { isManager: true, waitsForMe: true },
    ['approve', 'changes', 'reject', 'withdraw', 'remind'],
    [],
  ],
  [
    'who decided a moment ago',
    { isManager: true, mayUndo: true },
    ['undo', 'withdraw', 'remind'],
    ['undo'],
  ],
])('%s', (_, given, whilePending, afterwards) => {
  test.each(states)('of a request that is %s', (state) => {
    const acts = actsWithApproval({ ...nobody, ...given, state })
    expect(acts).toEqual(state === 'pending' ? whilePending : afterwards)
  })
})
