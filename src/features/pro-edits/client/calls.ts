import {
  deliverOrder,
  getCustomersLoad,
  getDeliverableInsights,
  getLoad,
  getOrder,
  giveOrder,
  logTime,
  prepareOrder,
  sendOrder,
} from '../../../../generated/facts/features/pro-edits'
import { createCallFx } from '../../../calls/createCallFx'

export const deliverOrderFx = createCallFx(deliverOrder)
export const getCustomersLoadFx = createCallFx(getCustomersLoad)
export const getDeliverableInsightsFx = createCallFx(getDeliverableInsights)
export const getLoadFx = createCallFx({ ...getLoad, background: true })
export const getOrderFx = createCallFx({ ...getOrder, background: true })
export const giveOrderFx = createCallFx(giveOrder)
export const logTimeFx = createCallFx(logTime)
export const prepareOrderFx = createCallFx(prepareOrder)
export const sendOrderFx = createCallFx(sendOrder)
