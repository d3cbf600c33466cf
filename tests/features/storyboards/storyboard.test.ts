// What becomes of storyboards (work.md 2).
import { expect, test } from 'vitest'
import {
  actsWithStoryboard,
  move,
  type StoryboardEvent,
  type StoryboardState,
} from '../../../src/features/storyboards/storyboard'

const events = ['activate', 'hold', 'resume', 'cancel', 'archive', 'reopen'] as const

test.for<[StoryboardState, Partial<Record<StoryboardEvent, StoryboardState>>]>([
  ['draft', { activate: 'active' }],
  ['active', { hold: 'on_hold', cancel: 'cancelled', archive: 'archived' }],
  ['on_hold', { resume: 'active', cancel: 'cancelled' }],
  ['cancelled', { reopen: 'active' }],
  ['archived', { reopen: 'active' }],
])('one that is %s goes on to %o, and nowhere else', ([state, expected]) => {
  const found = events.flatMap((event) => {
    const next = move(state, event)
    return next ? [[event, next]] : []
  })
  expect(Object.fromEntries(found)).toEqual(expected)
})

test.for([
  ['draft', false, ['edit', 'assign', 'assemble', 'activate', 'trash']],
  ['active', false, ['edit', 'assign', 'assemble', 'hold', 'cancel', 'archive']],
  ['on_hold', false, ['edit', 'assemble', 'resume', 'cancel']],
  ['cancelled', false, ['reopen', 'trash']],
  ['archived', false, ['reopen']],
  ['draft', true, ['edit', 'trash']],
] as const)('one that is %s, a template: %s, allows %o', ([state, isTemplate, acts]) => {
  const given = { state, isTemplate, hasEditors: false }
  expect(actsWithStoryboard({ ...given, isTrashed: false })).toEqual(acts)
  expect(actsWithStoryboard({ ...given, isTrashed: true })).toEqual(['restore', 'erase'])
})

test.for(['draft', 'active', 'on_hold', 'cancelled', 'archived'] as const)(
  'where the customer has editors, one that is %s goes to them unless it is over or a template',
  (state) => {
    const given = { state, isTrashed: false, hasEditors: true }
    const isOver = state === 'cancelled' || state === 'archived'
    const acts = actsWithStoryboard({ ...given, isTemplate: false })
    expect(acts.includes('order')).toBe(!isOver)
    expect(actsWithStoryboard({ ...given, isTemplate: true })).not.toContain('order')
  },
)
