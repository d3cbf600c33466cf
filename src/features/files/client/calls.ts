// One effect for each call that the list does not make by itself.
import {
  cancelFileUpload,
  downloadFiles,
  startFileUpload,
} from '../../../../generated/facts/features/files'
import { createCallFx } from '../../../calls/createCallFx'

export const startFileUploadFx = createCallFx(startFileUpload)
export const downloadFilesFx = createCallFx(downloadFiles)
export const cancelFileUploadFx = createCallFx(cancelFileUpload)
