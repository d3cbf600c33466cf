// One effect for each call of this screen.
import {
  cancelClipUpload,
  getClip,
  getClipStates,
  listClips,
  renameClip,
  restoreClips,
  retryClip,
  startClipUpload,
  trashClips,
} from '../../../../generated/facts/features/footage'
import { createCallFx } from '../../../calls/createCallFx'

export const listClipsFx = createCallFx(listClips)
export const getClipFx = createCallFx(getClip)
export const getClipStatesFx = createCallFx(getClipStates)
export const startClipUploadFx = createCallFx(startClipUpload)
export const cancelClipUploadFx = createCallFx(cancelClipUpload)
export const renameClipFx = createCallFx(renameClip)
export const trashClipsFx = createCallFx(trashClips)
export const restoreClipsFx = createCallFx(restoreClips)
export const retryClipFx = createCallFx(retryClip)
