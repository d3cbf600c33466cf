// Generated from manifest/features/pro-edits.yaml by npm run codegen. Edit the manifest, not this file.

import { listOrders, assignOrder, acceptOrders, declineOrders, startOrders, holdOrders, resumeOrders, closeOrders, listEditors } from '../features/pro-edits'

export const calls = {
  list: listOrders,
  update: assignOrder,
  actions: { acceptOrders, declineOrders, startOrders, holdOrders, resumeOrders, closeOrders },
  options: { listEditors },
}
