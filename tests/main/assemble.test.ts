import { describe, expect, test } from 'vitest'
import type { RoleId } from '../../generated/facts/roles'
import { routes } from '../../generated/facts/routes'
import { calls } from '../../generated/wiring/calls'
import { overlaidAccess } from '../../generated/wiring/overlaidAccess'
import { can } from '../../src/access/can'
import { ruleFor } from '../../src/access/ruleFor'
import { worldOf } from '../../src/access/worldOf'
import { callAs, signIn } from '../support/talk'
import { aCustomer, aMember, freshApp } from '../support/world'

const app = await freshApp()
const { db } = app.database

/** Harbour has an overlay that keeps figures and channels to its campaign managers; the other customer has none. */
const [harbour = ''] = Object.keys(overlaidAccess)
const customers: Readonly<Record<string, string>> = {
  harbour: await aCustomer(db, { id: harbour }),
  another: await aCustomer(db),
}

const inCustomer = async (customer: string, role: RoleId) =>
  signIn(app, await aMember(db, { customerId: customers[customer]!, roles: [role] }))

/** What getRolePermissions tells: by route and call, whether it is allowed. */
async function toldTo(customer: string, role: RoleId): Promise<Record<string, boolean>> {
  const { body } = await callAs(app, await inCustomer(customer, role), 'getRolePermissions', {
    isLoggedInFromMobile: false,
    clientDetails: { browserName: 'Chromium', browserVersion: '140', operatingSystem: 'Linux' },
  })
  const { rolePermissionVO } = body['clientResponse'] as {
    rolePermissionVO: Record<string, { allowed: boolean }>
  }
  return Object.fromEntries(
    Object.entries(rolePermissionVO).map(([id, { allowed }]) => [id, allowed]),
  )
}

describe("the server goes by the caller's own customer", () => {
  test.each<{ role: RoleId; customer: string; may: boolean }>([
    { role: 'cm', customer: 'another', may: true },
    { role: 'admin', customer: 'another', may: true },
    { role: 'viewer', customer: 'another', may: true },
    { role: 'cm', customer: 'harbour', may: true },
    { role: 'admin', customer: 'harbour', may: false },
    { role: 'cc', customer: 'harbour', may: false },
    { role: 'viewer', customer: 'harbour', may: false },
  ])('$role of $customer asks for figures: $may', async ({ role, customer, may }) => {
    const { status, body } = await callAs(app, await inCustomer(customer, role), 'getAnalyticsUrl')
    expect({ isForbidden: status === 403 && body['errorCode'] === 'forbidden' }).toEqual({
      isForbidden: !may,
    })
  })

  test.each<{ role: RoleId; customer: string }>(
    (['cm', 'admin', 'cc', 'viewer', 'superAdmin'] as const).flatMap((role) =>
      Object.keys(customers).map((customer) => ({ role, customer })),
    ),
  )(
    'what it tells $role of $customer about permissions is what it does',
    async ({ role, customer }) => {
      const own = overlaidAccess[customers[customer]!]
      const world = worldOf([role], {})
      const expected = [
        ...Object.values(routes).map((route) => [
          route.id,
          can(ruleFor(route, own?.routes), world),
        ]),
        ...Object.values(calls).map((call) => [call.id, can(ruleFor(call, own?.calls), world)]),
      ]
      expect(await toldTo(customer, role)).toEqual(Object.fromEntries(expected))
    },
  )

  test.each([
    { customer: 'harbour', open: false },
    { customer: 'another', open: true },
  ])('an admin of $customer is told that channels are open: $open', async ({ customer, open }) => {
    expect((await toldTo(customer, 'admin'))['channels.manage']).toBe(open)
  })
})
