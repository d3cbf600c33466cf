// The answers to this feature's calls, by their ids.
import { orders } from './orders'

export const listOrders = orders.handler
export {
  approveOrders,
  askOrderChanges,
  cancelOrders,
  discardOrders,
  submitOrders,
  updateOrder,
} from './buyerMoves'
export {
  acceptOrders,
  assignOrder,
  closeOrders,
  declineOrders,
  giveOrder,
  holdOrders,
  resumeOrders,
  startOrders,
} from './vendorMoves'
export { deliverOrder } from './deliverOrder'
export { listEditors, saveEditor } from './editors'
export { getCustomersLoad } from './getCustomersLoad'
export { getDeliverableInsights } from './getDeliverableInsights'
export { getLoad } from './getLoad'
export { getOrder } from './getOrder'
export { logTime } from './logTime'
export { prepareOrder, sendOrder } from './sendOrder'
