import {
  discardTake,
  saveTake,
  startTakeUpload,
} from '../../../../../generated/facts/features/recorder'
import { createCallFx } from '../../../../calls/createCallFx'

export const startTakeUploadFx = createCallFx(startTakeUpload)
export const saveTakeCallFx = createCallFx(saveTake)
export const discardTakeFx = createCallFx(discardTake)
