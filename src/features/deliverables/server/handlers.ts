// The answers to this feature's calls, by their ids.
import { deliverables } from './deliverables'

export const listDeliverables = deliverables.handler
export { checkDelivery } from './checkDelivery'
export { deliverDeliverable, recallDeliverables, startDeliverables } from './makerMoves'
export {
  addDeliverable,
  cancelDeliverables,
  reviveDeliverables,
  updateDeliverable,
} from './managerMoves'
export { renderDeliverable } from './renderDeliverable'
export {
  acceptDeliverables,
  askDeliverableChanges,
  excuseDeliverables,
  reconsiderDeliverables,
} from './ownerMoves'
