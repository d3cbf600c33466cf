// A customer that has nobody yet gets its first campaign manager: the form of a new account, begun.
import { createEvent, createStore, sample } from 'effector'
import type { ListCustomersRow } from '../../../../generated/facts/features/super-admin'
import { href } from '../../../../generated/facts/routes'
import { roles } from '../../../../generated/facts/roles'
import { roleIdOf } from '../../../access/roleIdOf'
import { navigateFx } from '../../../browser/location'
import { $translate } from '../../../browser/text/text.model'
import type { Values } from '../../../screens/client'
import { switched } from '../../../session/client'
import { accountScreen } from './lists'

export const firstManagerAsked = createEvent<Pick<ListCustomersRow, 'customerId' | 'name'>>()

const begun = createEvent<Values>()
const { list, form } = accountScreen

const $wanted = createStore<Values | null>(null)
  .on(
    sample({
      clock: firstManagerAsked,
      source: $translate,
      fn: (t, { customerId, name }): Values => ({
        customer: { id: customerId, name },
        roles: [{ id: roleIdOf('cm'), name: t(roles.cm.title) }],
      }),
    }),
    (_, values) => values,
  )
  .reset(begun, switched)

sample({
  clock: firstManagerAsked,
  fn: () => ({ to: `${href('super-admin.users')}?new` }),
  target: navigateFx,
})
sample({
  clock: list.place.$openId,
  source: $wanted,
  filter: (wanted, openId) => wanted !== null && openId === 'new',
  fn: (wanted) => wanted as Values,
  target: begun,
})
for (const field of ['customer', 'roles']) {
  sample({
    clock: begun,
    fn: (values) => ({ field, value: values[field] ?? null }),
    target: form.typed,
  })
}
