import {
  cancelYoutubeUpload,
  connectYoutube,
  connectZoom,
  disconnectYoutube,
  disconnectZoom,
  getIntegrationSetUp,
  getYoutube,
  getYoutubeProgram,
  getZoom,
  importRecording,
  listImports,
  listRecordings,
  listYoutubeUploads,
  publishToYoutube,
  retryYoutubeUpload,
  saveImportRule,
} from '../../../../generated/facts/features/integrations'
import { createCallFx } from '../../../calls/createCallFx'

export const cancelYoutubeUploadFx = createCallFx(cancelYoutubeUpload)
export const connectYoutubeFx = createCallFx(connectYoutube)
export const connectZoomFx = createCallFx(connectZoom)
export const disconnectYoutubeFx = createCallFx(disconnectYoutube)
export const disconnectZoomFx = createCallFx(disconnectZoom)
export const getIntegrationSetUpFx = createCallFx(getIntegrationSetUp)
export const getYoutubeFx = createCallFx(getYoutube)
export const getYoutubeProgramFx = createCallFx(getYoutubeProgram)
export const getZoomFx = createCallFx(getZoom)
export const importRecordingFx = createCallFx(importRecording)
export const listImportsFx = createCallFx(listImports)
export const listRecordingsFx = createCallFx(listRecordings)
export const listYoutubeUploadsFx = createCallFx(listYoutubeUploads)
export const publishToYoutubeFx = createCallFx(publishToYoutube)
export const retryYoutubeUploadFx = createCallFx(retryYoutubeUpload)
export const saveImportRuleFx = createCallFx(saveImportRule)
