/** What pro-edits exports to the whole. */
export { countOpenOrders } from './orderOf'
export { copyDeliveryJob } from './copyDelivery'
export { findOrderStand } from './orderStand'
