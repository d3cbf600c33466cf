// Generated from manifest/features/mail.yaml by npm run codegen. Edit the manifest, not this file.

import { listLayouts, addLayout, updateLayout, activateLayouts, retireLayouts, removeLayouts } from '../features/mail'
import { listCustomers } from '../features/super-admin'

export const calls = {
  list: listLayouts,
  create: addLayout,
  update: updateLayout,
  actions: { activateLayouts, retireLayouts, removeLayouts },
  options: { listCustomers },
}
