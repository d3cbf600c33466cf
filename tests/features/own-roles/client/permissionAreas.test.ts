import { describe, expect, test } from 'vitest'
import { trees } from '../../../../generated/facts/navigation'
import { flags } from '../../../../generated/facts/flags'
import { permissions, screenCalls } from '../../../../generated/facts/permissions'
import type { RoleId } from '../../../../generated/facts/roles'
import { routes, type RouteId } from '../../../../generated/facts/routes'
import { can } from '../../../../src/access/can'
import { closable, closedWith } from '../../../../src/access/ownRole'
import { worldOf } from '../../../../src/access/worldOf'
import {
  areasOf,
  staysOpen,
  switched,
  type Looked,
} from '../../../../src/features/own-roles/client/permissionAreas'

const look = (base: RoleId, change: Partial<Looked> = {}) =>
  areasOf({ base, closed: [], flags: {}, closedHere: new Set(), trees, ...change })

const entry = (id: string, ...asked: Parameters<typeof look>) =>
  look(...asked)
    .flatMap(({ entries }) => entries)
    .find((each) => each.id === id)

const allFlags = Object.fromEntries(Object.keys(flags).map((flag) => [flag, true]))
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

  test('no two screens of an area by the same words', () => {
    for (const { entries } of look('cm', { flags: allFlags })) {
      const names = entries.filter((each) => each.isScreen).map(({ label, of }) => `${of} ${label}`)
      expect(names).toEqual([...new Set(names)])
    }
  })

  test('a permission below the screen that makes most of its calls', () => {
    const footage = look('cm').find(({ entries }) => entries.some(({ id }) => id === 'clips.list'))
    const ids = footage!.entries.map(({ id }) => id)
    const below = ids.slice(ids.indexOf('clips.list') + 1)
    expect(
      below.slice(
        0,
        below.findIndex((id) => id in routes),
      ),
    ).toContain('ownRoles.permission.uploadFootage')
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

const filesStay = (closed: string[]) =>
  entry('files.list', 'cm', { closed })?.stays.map((title) => title as string)

test('a closed screen says through which others its rows can still be read', () => {
  expect(filesStay([])).toEqual([])
  expect(filesStay(['files.list'])).toEqual([
    routes['tasks.deliverable'].title,
    routes['tasks.deliverable.mine'].title,
  ])
  expect(filesStay(['files.list', 'tasks.deliverable', 'tasks.deliverable.mine'])).toEqual([])
})

describe('each switch closes what it is about, or says what stays open', () => {
  const allOn = Object.fromEntries(Object.keys(flags).map((flag) => [flag, true]))
  const closableScreens = Object.entries(screenCalls).filter(([id]) => closable.has(id))

  test.each(closableScreens.map(([id, { calls }]) => ({ id: id as RouteId, shows: calls[0]! })))(
    '$id: $shows',
    ({ id, shows }) => {
      const closed = closedWith([id])
      const makes = (route: string) => screenCalls[route as RouteId]?.calls.includes(shows)
      const stays = staysOpen(id, closed, { base: 'cm', flags: allOn })
      const isKept = !closable.has(shows) || !can(routes[id].access, worldOf(['cm'], allOn))
      expect(closed.has(shows) || isKept || stays.length > 0).toBe(true)
      expect(stays.every(makes)).toBe(true)
    },
  )

  test.each(permissions.map(({ id, calls }) => ({ id, calls })))('$id', ({ id, calls }) => {
    expect(calls.filter((call) => !closedWith([id]).has(call))).toEqual([])
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
