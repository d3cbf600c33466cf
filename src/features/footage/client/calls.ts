// One effect for each call that the list does not make by itself.
import {
  cancelClipUpload,
  renameClip,
  startClipUpload,
} from '../../../../generated/facts/features/footage'
import { createCallFx } from '../../../calls/createCallFx'

export const startClipUploadFx = createCallFx(startClipUpload)
export const cancelClipUploadFx = createCallFx(cancelClipUpload)
export const renameClipFx = createCallFx(renameClip)
