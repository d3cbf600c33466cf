// What becomes of a program when a version is asked for, decided on or published (programs.md 8).
import { expect, test } from 'vitest'
import { programAfter, type ProgramEvent } from '../../../src/features/programs/programStates'
import type { ProgramState } from '../../../src/features/programs/programRow'

const none = undefined
const events: readonly ProgramEvent[] = [
  'asked',
  'approved',
  'changesAsked',
  'decisionUndone',
  'withdrawn',
  'published',
  'unpublished',
]

test.each<[ProgramState, readonly (ProgramState | undefined)[]]>([
  ['draft', ['in_approval', none, none, 'in_approval', none, 'published', none]],
  ['rendering', [none, none, none, none, none, none, none]],
  ['ready', ['in_approval', none, none, 'in_approval', none, 'published', none]],
  [
    'in_approval',
    ['in_approval', 'approved', 'changes_requested', none, 'ready', 'published', none],
  ],
  ['changes_requested', ['in_approval', none, none, 'in_approval', none, 'published', none]],
  ['approved', ['in_approval', none, none, 'in_approval', none, 'published', none]],
  [
    'published',
    ['published', 'published', 'published', 'published', 'published', 'published', 'unpublished'],
  ],
  ['unpublished', ['in_approval', none, none, none, none, 'published', none]],
  ['archived', [none, none, none, none, none, none, none]],
])('a program that is %s', (state, expected) => {
  expect(events.map((event) => programAfter(state, event))).toEqual(expected)
})
