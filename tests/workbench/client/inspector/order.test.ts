import { describe, expect, test } from 'vitest'
import {
  moveBy,
  moveInto,
  nameAfter,
  sectionsBeside,
} from '../../../../src/workbench/client/inspector/order'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()
const entry = (id: string) => `entry normal/audience/${id}`

describe('one step among its own kind', () => {
  test.each([
    { of: entry('audience.contacts'), step: -1, before: entry('channels.manage') },
    { of: entry('users.list'), step: 1, before: entry('audience.contacts') },
    { of: entry('audience.contacts'), step: 1, before: null },
    { of: 'section normal/tasks', step: -1, before: 'section normal/home' },
    { of: 'section normal/home', step: 1, before: 'section normal/create' },
    { of: 'rule busy', step: -1, before: 'rule unreachable' },
  ] as const)('$of by $step stands before $before', ({ of, step, before }) => {
    expect(moveBy(tables, of, step)).toEqual({ do: 'move', of, before })
  })

  test.each([
    { of: entry('users.list'), step: -1 },
    { of: entry('audience.contactlist'), step: 1 },
    { of: 'entry simplified/simpleHome/home.library', step: 1 },
    { of: 'route users.list', step: 1 },
  ] as const)('there is no step for $of by $step', ({ of, step }) => {
    expect(moveBy(tables, of, step)).toBeNull()
  })
})

test('an entry may go to every other section of its tree that has entries of its own', () => {
  const beside = sectionsBeside(tables, entry('users.list')).map(({ subject }) => subject)
  expect(beside).toContain('section normal/organization')
  expect(beside).not.toContain('section normal/audience')
  expect(sectionsBeside(tables, 'entry simplified/simpleHome/home.library')).toEqual([])
})

test('its new section is part of its name', () => {
  const move = moveInto(entry('users.list'), 'section normal/organization')
  expect(nameAfter(move)).toBe('entry normal/organization/users.list')
  expect(nameAfter({ do: 'move', of: entry('users.list'), before: null })).toBe(entry('users.list'))
})
