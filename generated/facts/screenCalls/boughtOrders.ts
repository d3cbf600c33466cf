// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { listOrders, updateOrder, submitOrders, approveOrders, askOrderChanges, cancelOrders, discardOrders, closeOrders } from '../features/pro-edits'

export const calls = {
  list: listOrders,
  update: updateOrder,
  actions: { submitOrders, approveOrders, askOrderChanges, cancelOrders, discardOrders, closeOrders },
}
