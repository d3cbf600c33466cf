import { createLiveUpdates } from '../../../screens/client'
import { eventHeard } from '../../../shell/events/heard'
import { deliverOrderFx, giveOrderFx, logTimeFx } from './calls'
import { orderModels } from './lists'

export const ordersHeard = eventHeard.filter({ fn: ({ topic }) => topic === 'orders' })

createLiveUpdates(orderModels, {
  topic: 'orders',
  answered: [deliverOrderFx.doneData, giveOrderFx.doneData, logTimeFx.doneData],
})
