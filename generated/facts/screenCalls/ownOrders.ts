// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { listOrders, startOrders } from '../features/pro-edits'

export const calls = {
  list: listOrders,
  actions: { startOrders },
}
