import { describe, expect, test } from 'vitest'
import type { RoleId } from '../../../generated/facts/roles'
import { routes } from '../../../generated/facts/routes'
import { calls } from '../../../generated/wiring/calls'
import { callAs, signIn } from '../../support/talk'
import { aMember, freshApp } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const clientDetails = { browserName: 'Chromium', browserVersion: '140', operatingSystem: 'Linux' }
const permissions = async (roles: readonly RoleId[], customer = {}) => {
  const session = await signIn(app, await aMember(db, { roles, customer }))
  const { body } = await callAs(app, session, 'getRolePermissions', {
    isLoggedInFromMobile: false,
    clientDetails,
  })
  const { rolePermissionVO } = body['clientResponse'] as {
    rolePermissionVO: Record<string, { allowed: boolean; scope: string }>
  }
  return rolePermissionVO
}

test('the role list ends each id in the digits of its role (spec §6)', async () => {
  const session = await signIn(app, await aMember(db, { roles: ['viewer'] }))
  const { body } = await callAs(app, session, 'getRoles')
  const ids = (body['clientResponse'] as Array<{ roleId: string }>).map(({ roleId }) =>
    roleId.slice(-4),
  )
  expect(ids).toEqual(['1132', '1232', '1432', '1532', '1632'])
})

describe('role permissions', () => {
  test('tell of every route and every call', async () => {
    const reported = Object.keys(await permissions(['cm']))
    expect(reported.toSorted()).toEqual([...Object.keys(routes), ...Object.keys(calls)].toSorted())
  })

  test.each<{ roles: RoleId[]; customer?: object; entry: string; allowed: boolean; scope: string }>(
    [
      { roles: ['cm'], entry: 'listClips', allowed: true, scope: 'customer' },
      { roles: ['cc'], entry: 'listClips', allowed: true, scope: 'shared' },
      { roles: ['cc'], entry: 'updateClip', allowed: true, scope: 'own' },
      { roles: ['cc'], entry: 'trashClips', allowed: true, scope: 'own' },
      { roles: ['cc', 'cm'], entry: 'trashClips', allowed: true, scope: 'customer' },
      { roles: ['cc'], entry: 'clips.list', allowed: true, scope: 'shared' },
      { roles: ['cm'], entry: 'clips.list', allowed: true, scope: 'customer' },
      { roles: ['cm'], entry: 'endSession', allowed: true, scope: 'own' },
      { roles: ['viewer'], entry: 'getRoles', allowed: true, scope: 'customer' },
      { roles: ['viewer'], entry: 'listClips', allowed: false, scope: 'none' },
      { roles: ['viewer', 'cc'], entry: 'listClips', allowed: true, scope: 'shared' },
      { roles: ['superAdmin'], entry: 'clips.list', allowed: false, scope: 'none' },
      { roles: ['superAdmin', 'cm'], entry: 'clips.list', allowed: false, scope: 'none' },
      { roles: ['cm'], entry: 'storyboards.list', allowed: false, scope: 'none' },
      {
        roles: ['cm'],
        customer: { flags: '{"enableStoryBoard":true}' },
        entry: 'storyboards.list',
        allowed: true,
        scope: 'customer',
      },
    ],
  )(
    '$roles $customer: $entry is allowed: $allowed ($scope)',
    async ({ roles, customer, entry, allowed, scope }) => {
      expect((await permissions(roles, customer))[entry]).toEqual({ allowed, scope })
    },
  )
})
