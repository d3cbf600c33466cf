import {
  openFileRequests,
  removeRequestedFile,
  returnFiles,
} from '../../../../generated/facts/features/file-requests'
import { createCallFx } from '../../../calls/createCallFx'

export const openFileRequestsFx = createCallFx({ ...openFileRequests, background: true })
export const removeRequestedFileFx = createCallFx(removeRequestedFile)
export const returnFilesFx = createCallFx(returnFiles)
