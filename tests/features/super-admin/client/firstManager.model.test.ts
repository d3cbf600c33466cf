import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { navigateFx, type Destination } from '../../../../src/browser/location'
import { firstManagerAsked } from '../../../../src/features/super-admin/client/firstManager.model'
import { everyRole, rolesElsewhere } from '../../../../src/features/super-admin/client/givenRoles'
import { accountScreen } from '../../../../src/features/super-admin/client/lists'
import { roleIdOf } from '../../../../src/access/roleIdOf'
import { openArea } from '../../../support/area'

const goThere = ({ to }: Destination) => {
  const { pathname, search } = new URL(to, 'https://studio.test')
  return { pathname, search, hash: '', key: 'k' }
}

const roles = ['superAdmin', 'cc', 'cm'] as const
const openAccounts = () =>
  openArea(
    'super-admin.users',
    {
      listAccounts: () => ({ rows: [] }),
      listGeneralRoles: () => ({
        rows: roles.map((role) => ({ roleId: roleIdOf(role), name: role, may: [], rev: 1 })),
      }),
    },
    { handlers: [[navigateFx, goThere]] },
  )

test('the form of a new account is begun with the customer and the role', async () => {
  const { scope } = await openAccounts()
  const params = { customerId: 'c9', name: 'Harbor' }
  await allSettled(firstManagerAsked, { scope, params })
  expect(scope.getState(accountScreen.form.$draft)?.edits).toMatchObject({
    customer: { id: 'c9', name: 'Harbor' },
    roles: [{ id: roleIdOf('cm') }],
  })
})

test('the role of staff is offered for their own organization alone', async () => {
  const { scope } = await openAccounts()
  await allSettled(everyRole.opened, { scope, params: '' })
  const names = (list: typeof everyRole) =>
    scope.getState(list.$options).rows.map(({ name }) => name)
  expect(names(everyRole)).toEqual(['superAdmin', 'cc', 'cm'])
  expect(names(rolesElsewhere)).toEqual(['cc', 'cm'])
})
