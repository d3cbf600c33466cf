/** What pro-edits exports to the whole. */
export { copyDeliveryJob } from './copyDelivery'
export { findOrderStand } from './orderStand'
