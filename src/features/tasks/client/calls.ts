import {
  acceptTake,
  addTake,
  addTakeNote,
  openTasks,
  reconsiderTasks,
  removeTake,
  removeTakeNote,
  replaceSlots,
  requestRetakes,
  tickChecklist,
} from '../../../../generated/facts/features/tasks'
import { createCallFx } from '../../../calls/createCallFx'

export const acceptTakeFx = createCallFx(acceptTake)
export const addTakeFx = createCallFx(addTake)
export const openTasksFx = createCallFx({ ...openTasks, background: true })
export const addTakeNoteFx = createCallFx(addTakeNote)
export const removeTakeNoteFx = createCallFx(removeTakeNote)
export const reconsiderTasksFx = createCallFx(reconsiderTasks)
export const requestRetakesFx = createCallFx(requestRetakes)
export const removeTakeFx = createCallFx(removeTake)
export const replaceSlotsFx = createCallFx(replaceSlots)
export const tickChecklistFx = createCallFx(tickChecklist)
