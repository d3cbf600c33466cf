// Generated from manifest/features/sharing.yaml by npm run codegen. Edit the manifest, not this file.

import { listShareLayouts, addShareLayout, updateShareLayout, archiveShareLayouts, restoreShareLayouts } from '../features/sharing'
import { listCustomers } from '../features/super-admin'

export const calls = {
  list: listShareLayouts,
  create: addShareLayout,
  update: updateShareLayout,
  actions: { archiveShareLayouts, restoreShareLayouts },
  options: { listCustomers },
}
