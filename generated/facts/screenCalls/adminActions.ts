// Generated from manifest/features/admin-actions.yaml by npm run codegen. Edit the manifest, not this file.

import { listAdminActions, askAdminAction, runAdminActions, runAdminActionsForGood, repeatAdminActions, listBrokenAssets, listMergeableAccounts } from '../features/admin-actions'
import { listCustomers } from '../features/super-admin'

export const calls = {
  list: listAdminActions,
  create: askAdminAction,
  actions: { runAdminActions, runAdminActionsForGood, repeatAdminActions },
  options: { listBrokenAssets, listCustomers, listMergeableAccounts },
}
