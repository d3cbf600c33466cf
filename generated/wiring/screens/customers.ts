// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listCustomers, addCustomer, updateCustomer, activateCustomers, lockCustomers, unlockCustomers, closeCustomers } from '../../facts/features/super-admin'
import { screen } from '../../facts/screens/customers'

export const CustomersScreen = createScreen({
  screen,
  calls: { list: listCustomers, create: addCustomer, update: updateCustomer, actions: { activateCustomers, lockCustomers, unlockCustomers, closeCustomers } },
  parts: {},
})
