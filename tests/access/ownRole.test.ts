import { describe, expect, test } from 'vitest'
import type { RoleId } from '../../generated/facts/roles'
import { closable, closedWith, narrowed, rolesFor } from '../../src/access/ownRole'

describe('what an own role may close', () => {
  test.each([
    ['clips.list', true],
    ['listClips', true],
    ['trashClips', true],
    // What calls say together.
    ['ownRoles.permission.trashFootage', true],
    ['ownRoles.permission.nothing', false],
    ['audience.contacts', true],
    // Where people land, their profile and their password.
    ['home.library', false],
    ['account.profile', false],
    ['account.password', false],
    ['changePassword', false],
    ['listSessions', false],
    // What every page asks, and what nobody has to be signed in for.
    ['getRolePermissions', false],
    ['switchCustomer', false],
    ['login', false],
    ['signIn', false],
    // A path that only leads on closes with the screens behind it.
    ['clips', false],
    ['nothing-of-the-manifest', false],
  ])('%s: %s', (id, expected) => {
    expect(closable.has(id)).toBe(expected)
  })
})

describe('closing takes along', () => {
  test('the screen that shows what a closed call lists', () => {
    expect(closedWith(['listClips']).has('clips.list')).toBe(true)
  })

  test('not the screen of any other call', () => {
    expect([...closedWith(['trashClips'])]).toEqual(['trashClips'])
    expect([...closedWith(['giveTemporaryPassword'])]).toEqual(['giveTemporaryPassword'])
  })

  test('the calls that only a closed screen makes', () => {
    const closed = closedWith(['clips.list'])
    const calls = ['listClips', 'trashClips', 'startClipUpload']
    expect([...closed]).toEqual(expect.arrayContaining(calls))
    // Files are uploaded by it as well.
    expect(closed.has('completeUpload')).toBe(false)
  })

  test('the calls of a permission, and nothing else', () => {
    const { trashFootage } = { trashFootage: 'ownRoles.permission.trashFootage' }
    expect([...closedWith([trashFootage])].sort()).toEqual(['restoreClips', 'trashClips'])
  })

  test('what forms and actions of a closed screen call', () => {
    const closed = closedWith(['audience.contacts'])
    const calls = ['addContact', 'eraseContacts', 'exportContacts']
    expect([...closed]).toEqual(expect.arrayContaining(calls))
    // Other screens ask for these as well.
    expect(closed.has('listContacts')).toBe(false)
    expect(closed.has('listContactLists')).toBe(false)
  })

  test('nothing of what may not be closed', () => {
    expect([...closedWith(['home.library', 'changePassword', 'clips'])]).toEqual([])
  })
})

const own = (role: RoleId, ...closed: string[]) => narrowed(role, closed)

describe('somebody with several roles', () => {
  test.each([
    { held: [own('cm')], id: 'trashClips', by: ['cm'] },
    { held: [own('cm', 'trashClips')], id: 'trashClips', by: [] },
    { held: [own('cm', 'trashClips')], id: 'updateClip', by: ['cm'] },
    { held: [own('cm', 'trashClips'), own('cc')], id: 'trashClips', by: ['cc'] },
    {
      held: [own('cm', 'trashClips'), own('cc', 'clips.list')],
      id: 'trashClips',
      by: [],
    },
    { held: [own('superAdmin', 'users.list'), own('cm')], id: 'users.list', by: [] },
    { held: [], id: 'trashClips', by: [] },
  ])('$held opens $id as $by', ({ held, id, by }) => {
    expect(rolesFor(id, held)).toEqual(by)
  })
})
