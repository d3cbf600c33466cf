// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { listAccounts, addAccount, updateAccount, resendAccountInvitations, lockAccounts, unlockAccounts, listCustomers, listGeneralRoles } from '../features/super-admin'

export const calls = {
  list: listAccounts,
  create: addAccount,
  update: updateAccount,
  actions: { resendAccountInvitations, lockAccounts, unlockAccounts },
  options: { listCustomers, listGeneralRoles },
}
