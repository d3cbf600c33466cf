// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listCustomers, addCustomer, updateCustomer, activateCustomers, lockCustomers, unlockCustomers, closeCustomers, listEditingVendors } from '../features/super-admin'

export const calls = {
  list: listCustomers,
  create: addCustomer,
  update: updateCustomer,
  actions: { activateCustomers, lockCustomers, unlockCustomers, closeCustomers },
  options: { listEditingVendors },
}
