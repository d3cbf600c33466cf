import { createLiveUpdates } from '../../../screens/client'
import { deliverDeliverableFx } from './calls'
import { deliverableModels } from './lists'

createLiveUpdates(deliverableModels, {
  topic: 'tasks',
  answered: [deliverDeliverableFx.doneData],
})
