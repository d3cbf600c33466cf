import { describe, expect, test } from 'vitest'
import type { RoleId } from '../../../generated/facts/roles'
import { narrowed } from '../../../src/access/ownRole'
import {
  mayUser,
  rolesFaultOf,
  userActs,
  type UserAct,
  type UserRow,
} from '../../../src/features/audience/user'

/** `cm-trashClips` is an own role that closes trashClips. */
const hold = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [role, ...closed] = each.split('-')
      return narrowed(role as RoleId, closed)
    })

const acting = (roles: string) => ({ userId: 'me', held: hold(roles) })

const person = (roles: string, change: Partial<UserRow> = {}): UserRow => ({
  userId: 'them',
  state: 'active',
  held: hold(roles),
  isOnlyHere: true,
  isLastManager: false,
  ...change,
})

const all: UserAct[] = ['edit', 'editAccount', 'editRoles', 'givePassword', 'deactivate']

describe('what may be done with a person', () => {
  test.each<{ by: string; whom: string; is?: Partial<UserRow>; may: UserAct[] }>([
    // Nobody manages anybody above themselves (domain.md E7).
    { by: 'cm', whom: 'viewer', may: all },
    { by: 'cm', whom: 'cm', may: all },
    { by: 'admin', whom: 'viewer cc', may: all },
    { by: 'admin', whom: 'admin', may: all },
    { by: 'admin', whom: 'cm', may: [] },
    { by: 'admin', whom: 'viewer cm', may: [] },
    { by: 'cm', whom: 'superAdmin', may: [] },
    { by: 'superAdmin', whom: 'cm', may: all },
    { by: 'superAdmin', whom: 'superAdmin', may: all },
    { by: 'cc', whom: 'viewer', may: [] },
    { by: 'viewer', whom: 'viewer', may: [] },
    { by: 'cm', whom: '', may: all },
    // A narrowed role is not above the whole one, but the whole one is above it.
    { by: 'cm', whom: 'cm-trashClips', may: all },
    { by: 'cm-trashClips', whom: 'cm', may: [] },
    { by: 'cm-trashClips', whom: 'cm-trashClips', may: all },
    { by: 'cm-trashClips', whom: 'cm-trashClips-updateClip', may: all },
    { by: 'cm-trashClips-updateClip', whom: 'cm-trashClips', may: [] },
    { by: 'cm-trashClips cm', whom: 'cm', may: all },
    // Nobody locks themselves out.
    { by: 'cm', whom: 'cm', is: { userId: 'me' }, may: ['edit', 'editAccount'] },
    {
      by: 'cm',
      whom: 'cm',
      is: { userId: 'me', isOnlyHere: false },
      may: ['edit', 'editAccount'],
    },
    { by: 'viewer', whom: 'viewer', is: { userId: 'me' }, may: ['edit', 'editAccount'] },
    // The last campaign manager stays.
    {
      by: 'superAdmin',
      whom: 'cm',
      is: { isLastManager: true },
      may: ['edit', 'editAccount', 'editRoles', 'givePassword'],
    },
    // An account of several customers is changed by its person alone.
    {
      by: 'cm',
      whom: 'viewer',
      is: { isOnlyHere: false },
      may: ['edit', 'editRoles', 'deactivate'],
    },
    // By state.
    { by: 'cm', whom: 'viewer', is: { state: 'invited' }, may: [...all, 'resend'] },
    {
      by: 'cm',
      whom: 'viewer',
      is: { state: 'inactive' },
      may: ['edit', 'editAccount', 'reactivate'],
    },
    { by: 'cm', whom: 'viewer', is: { state: 'locked' }, may: ['edit', 'editAccount'] },
  ])('$by with $whom $is', ({ by, whom, is, may }) => {
    const allowed = mayUser(acting(by), person(whom, is))
    expect(allowed).toEqual(userActs.filter((act) => may.includes(act)))
  })
})

describe('which roles may be given', () => {
  test.each([
    { by: 'cm', roles: 'cm viewer', fault: undefined },
    { by: 'admin', roles: 'admin cc viewer', fault: undefined },
    { by: 'admin', roles: 'viewer cm', fault: 'roleAboveOwn' },
    { by: 'admin', roles: 'cm-trashClips', fault: 'roleAboveOwn' },
    { by: 'cm', roles: 'superAdmin', fault: 'roleAboveOwn' },
    { by: 'superAdmin', roles: 'superAdmin', fault: undefined },
    { by: 'superAdmin', roles: 'superAdmin cm', fault: 'roleExclusive' },
    { by: 'cm', roles: '', fault: 'rolesMissing' },
    { by: 'cm-trashClips', roles: 'cm', fault: 'roleAboveOwn' },
    { by: 'cm-trashClips', roles: 'cm-trashClips', fault: undefined },
    { by: 'viewer', roles: 'viewer', fault: 'roleAboveOwn' },
  ])('$by gives $roles: $fault', ({ by, roles, fault }) => {
    expect(rolesFaultOf(hold(by), hold(roles))).toBe(fault)
  })

  test.each([
    { roles: 'viewer', fault: 'lastManager' },
    // What an own role takes away might be the very thing by which others get theirs back.
    { roles: 'cm-trashClips', fault: 'lastManager' },
    { roles: 'cm viewer', fault: undefined },
  ])('the last campaign manager becomes $roles: $fault', ({ roles, fault }) => {
    expect(rolesFaultOf(hold('superAdmin'), hold(roles), { isLastManager: true })).toBe(fault)
  })
})
