// One effect for each call that the list does not make by itself.
import {
  cancelClipUpload,
  downloadClips,
  trimClip,
  updateClip,
  startClipUpload,
  bringBackClip,
  listClipVersions,
} from '../../../../generated/facts/features/footage'
import { createCallFx } from '../../../calls/createCallFx'

export const startClipUploadFx = createCallFx(startClipUpload)
export const cancelClipUploadFx = createCallFx(cancelClipUpload)
export const downloadClipsFx = createCallFx(downloadClips)
export const updateClipFx = createCallFx(updateClip)
export const bringBackClipFx = createCallFx(bringBackClip)
export const listClipVersionsFx = createCallFx(listClipVersions)
export const trimClipFx = createCallFx(trimClip)
