import {
  checkDelivery,
  deliverDeliverable,
  renderDeliverable,
} from '../../../../generated/facts/features/deliverables'
import { createCallFx } from '../../../calls/createCallFx'

export const deliverDeliverableFx = createCallFx(deliverDeliverable)
export const checkDeliveryFx = createCallFx(checkDelivery)
export const renderDeliverableFx = createCallFx(renderDeliverable)
