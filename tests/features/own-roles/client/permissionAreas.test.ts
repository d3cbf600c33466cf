import { describe, expect, test } from 'vitest'
import { trees } from '../../../../generated/facts/navigation'
import { flags } from '../../../../generated/facts/flags'
import { permissions } from '../../../../generated/facts/permissions'
import type { RoleId } from '../../../../generated/facts/roles'
import { closable } from '../../../../src/access/ownRole'
import {
  areasOf,
  switched,
  type Looked,
} from '../../../../src/features/own-roles/client/permissionAreas'

const look = (base: RoleId, change: Partial<Looked> = {}) =>
  areasOf({ base, closed: [], flags: {}, closedHere: new Set(), trees, ...change })

const entry = (id: string, ...asked: Parameters<typeof look>) =>
  look(...asked)
    .flatMap(({ entries }) => entries)
    .find((each) => each.id === id)

const trashing = 'ownRoles.permission.trashFootage'
const givingRoles = 'ownRoles.permission.giveRoles'

describe('the editor shows', () => {
  test('the areas of the menu in its order, and what no menu shows at the end', () => {
    const ids = look('cm').map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(['home', 'tasks', 'create'])
    expect(ids).toContain('audience')
    // What super-admin alone has is nobody's here.
    expect(look('cm').flatMap(({ entries }) => entries.map(({ id }) => id))).not.toContain(
      'super-admin.customers',
    )
  })

  test('every permission of the manifest, and each closes something', () => {
    const allOn = Object.fromEntries(Object.keys(flags).map((flag) => [flag, true]))
    const areas = look('cm', { flags: allOn })
    const shown = areas.flatMap(({ entries }) => entries.map(({ id }) => id))
    for (const { id, calls } of permissions) {
      expect(shown).toContain(id)
      expect(calls.every((call) => closable.has(call))).toBe(true)
    }
  })

  test.each([
    { id: 'clips.list', base: 'cc', scope: 'shared', lock: null },
    { id: trashing, base: 'cc', scope: 'own', lock: null },
    { id: trashing, base: 'cm', scope: 'customer', lock: null },
    { id: 'audience.contacts', base: 'cc', lock: { kind: 'only', roles: ['cm'] } },
    { id: 'users.list', base: 'viewer', lock: { kind: 'only', roles: ['admin', 'cm'] } },
    { id: 'storyboards.list', base: 'cm', lock: { kind: 'off' } },
  ] as const)('$id of $base with its rows and its lock', ({ id, base, ...expected }) => {
    expect(entry(id, base)).toMatchObject(expected)
  })
})

test('nothing is told of what is done on a screen that the role cannot have', () => {
  expect(entry(givingRoles, 'viewer')).toBeUndefined()
  expect(entry(givingRoles, 'admin')).toMatchObject({ isOpen: true, lock: null })
})

describe('what is taken away', () => {
  test('stands closed, and with a screen all that is done on it', () => {
    expect(entry(trashing, 'cc', { closed: [trashing] })).toMatchObject({
      isOpen: false,
      lock: null,
    })
    expect(entry('clips.list', 'cc', { closed: [trashing] })).toMatchObject({ isOpen: true })
    expect(entry(trashing, 'cc', { closed: ['clips.list'] })).toMatchObject({
      isOpen: false,
      lock: { kind: 'needs', screen: 'nav.create.footage' },
    })
  })

  test('is given back by nobody who lacks it', () => {
    const closedHere = new Set(['trashClips', 'restoreClips'])
    expect(entry(trashing, 'cm', { closed: [trashing], closedHere })).toMatchObject({
      lock: { kind: 'above' },
    })
    expect(entry(trashing, 'cm', { closedHere })).toMatchObject({ lock: null })
  })

  test('follows the switches, whatever it was closed by', () => {
    expect(switched([], trashing, false)).toEqual([trashing])
    expect(switched([trashing, 'clips.list'], trashing, true)).toEqual(['clips.list'])
    expect(switched(['listClips'], 'clips.list', true)).toEqual([])
    expect(switched(['trashClips'], trashing, true)).toEqual([])
  })
})
