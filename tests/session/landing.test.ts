import { expect, test } from 'vitest'
import type { RoleId } from '../../generated/facts/roles'
import { landingRoute, leadingRole } from '../../src/session/landing'

test.each<{ held: RoleId[]; leads: RoleId | undefined; lands: string | undefined }>([
  { held: ['superAdmin'], leads: 'superAdmin', lands: 'super-admin.customers' },
  { held: ['viewer'], leads: 'viewer', lands: 'home.library' },
  { held: ['viewer', 'cm', 'cc'], leads: 'cm', lands: 'home.library' },
  { held: ['cm', 'superAdmin'], leads: 'superAdmin', lands: 'super-admin.customers' },
  { held: [], leads: undefined, lands: undefined },
])('who holds $held lands on $lands', ({ held, leads, lands }) => {
  expect(leadingRole(held)).toBe(leads)
  expect(landingRoute(held)).toBe(lands)
})
