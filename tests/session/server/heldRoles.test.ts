import { beforeEach, describe, expect, test } from 'vitest'
import { ulid } from 'ulid'
import { anOwnRole as ownRole } from '../../support/roles'
import { callAs, signIn, type TestSession } from '../../support/talk'
import { aCustomer, aMember, freshApp, type TestMember } from '../../support/world'

/** Roles that a customer made of the manifest's (spec §6): they only take away. */
const app = await freshApp()
const { db } = app.database

const anOwnRole = (customerId: string, closed: string[]) =>
  ownRole(db, { customerId, role: 'cm', closed })

const give = ({ userId, customerId }: TestMember, roleId: string) =>
  db.insertInto('membershipRoles').values({ userId, customerId, roleId }).execute()

const close = (customerId: string, closed: string[]) =>
  db.updateTable('roles').set({ closed }).where('customerId', '=', customerId).execute()

const status = async (session: TestSession, id: 'listClips' | 'trashClips', request = {}) =>
  (await callAs(app, session, id, request)).status

const trash = { clipIds: [ulid()] }

async function permissionsOf(session: TestSession) {
  const { body } = await callAs(app, session, 'getRolePermissions', {
    isLoggedInFromMobile: false,
    clientDetails: { browserName: 'x', browserVersion: '1', operatingSystem: 'y' },
  })
  const { rolePermissionVO } = body['clientResponse'] as {
    rolePermissionVO: Record<string, { allowed: boolean; scope: string }>
  }
  return rolePermissionVO
}

describe('a campaign manager whose role closes the trash', () => {
  let member: TestMember
  let session: TestSession
  beforeEach(async () => {
    member = await aMember(db, { roles: [] })
    await give(member, await anOwnRole(member.customerId, ['trashClips']))
    session = await signIn(app, member)
  })

  test('is refused that call and no other', async () => {
    expect(await status(session, 'trashClips', trash)).toBe(403)
    expect(await status(session, 'listClips')).toBe(200)
  })

  test('is told so with the permissions', async () => {
    const permissions = await permissionsOf(session)
    expect(permissions['trashClips']).toEqual({ allowed: false, scope: 'none' })
    expect(permissions['clips.list']).toEqual({ allowed: true, scope: 'customer' })
    expect(permissions['listClips']).toEqual({ allowed: true, scope: 'customer' })
  })

  test('gets it by another role, on the rows of that one', async () => {
    await give(member, '5001232')
    expect(await status(session, 'trashClips', trash)).toBe(200)
    const { trashClips, updateClip } = await permissionsOf(session)
    expect({ trashClips, updateClip }).toEqual({
      trashClips: { allowed: true, scope: 'own' },
      updateClip: { allowed: true, scope: 'customer' },
    })
  })

  test('is let in or refused from the next call on, as the role is changed', async () => {
    await close(member.customerId, [])
    expect(await status(session, 'trashClips', trash)).toBe(200)
    await close(member.customerId, ['clips.list'])
    expect(await status(session, 'listClips')).toBe(403)
  })
})

test('a screen that is closed closes its calls and its own entry', async () => {
  const member = await aMember(db, { roles: [] })
  await give(member, await anOwnRole(member.customerId, ['listClips']))
  const permissions = await permissionsOf(await signIn(app, member))
  expect(permissions['clips.list']).toEqual({ allowed: false, scope: 'none' })
  expect(permissions['startClipUpload']).toEqual({ allowed: false, scope: 'none' })
  expect(permissions['clips.add']?.allowed).toBe(true)
})

test("another customer's role gives nothing", async () => {
  const member = await aMember(db, { roles: [] })
  await give(member, await anOwnRole(await aCustomer(db), []))
  const session = await signIn(app, member)
  expect(session.reply.userRoles).toEqual([])
  expect(await status(session, 'listClips')).toBe(403)
})

test("the role list has the customer's own roles after those of the manifest, and nobody else's", async () => {
  const member = await aMember(db)
  const own = await anOwnRole(member.customerId, ['clips.list'])
  await anOwnRole(await aCustomer(db), [])
  const { body } = await callAs(app, await signIn(app, member), 'getRoles')
  const ids = (body['clientResponse'] as Array<{ roleId: string }>).map(({ roleId }) => roleId)
  expect(ids).toHaveLength(6)
  expect(ids.at(-1)).toBe(own)
})

test('what own roles close is told with the flags, so that no menu shows it first', async () => {
  const member = await aMember(db, { roles: [] })
  await give(member, await anOwnRole(member.customerId, ['clips.list', 'users.list']))
  const whole = await signIn(app, await aMember(db))
  const access = async (session: TestSession) =>
    (await callAs(app, session, 'getOrganizationAccess')).body['clientResponse']
  expect(await access(whole)).not.toHaveProperty('closed')
  const narrow = await signIn(app, member)
  expect(await access(narrow)).toMatchObject({
    closed: expect.arrayContaining(['clips.list', 'listClips', 'users.list']) as string[],
  })
  // A second role gives the screen back.
  await give(member, '5001232')
  const { closed } = (await access(narrow)) as { closed: string[] }
  expect(closed).not.toContain('clips.list')
  expect(closed).toContain('users.list')
})
