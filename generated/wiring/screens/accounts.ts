// Generated from manifest/features/super-admin.yaml by npm run codegen. Edit the manifest, not this file.

import { createScreen } from '../../../src/screens/client'
import { listAccounts, addAccount, updateAccount, resendAccountInvitations, lockAccounts, unlockAccounts, listCustomers, listGeneralRoles } from '../../facts/features/super-admin'
import { screen } from '../../facts/screens/accounts'

export const AccountsScreen = createScreen({
  screen,
  calls: { list: listAccounts, create: addAccount, update: updateAccount, actions: { resendAccountInvitations, lockAccounts, unlockAccounts }, options: { listCustomers, listGeneralRoles } },
  parts: {},
})
