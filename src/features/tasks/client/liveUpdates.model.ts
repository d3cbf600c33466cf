import { createLiveUpdates } from '../../../screens/client'
import {
  acceptTakeFx,
  addTakeFx,
  addTakeNoteFx,
  openTasksFx,
  reconsiderTasksFx,
  removeTakeFx,
  removeTakeNoteFx,
  requestRetakesFx,
  tickChecklistFx,
} from './calls'
import { taskScreens } from './lists'

createLiveUpdates(taskScreens, {
  topic: 'tasks',
  answered: [
    acceptTakeFx.doneData.map(({ task }) => task),
    addTakeFx.doneData,
    addTakeNoteFx.doneData,
    removeTakeNoteFx.doneData,
    removeTakeFx.doneData,
    tickChecklistFx.doneData,
  ],
  changed: [
    openTasksFx.doneData.map(({ changed }) => changed),
    ...[requestRetakesFx, reconsiderTasksFx].map(({ done }) =>
      done.map(({ params: { selection } }) => ('ids' in selection ? selection.ids : [])),
    ),
  ],
})
