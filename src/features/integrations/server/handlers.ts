// The answers to this feature's calls, by their ids.
export { getIntegrationSetUp } from './setUp'
export {
  connectZoom,
  disconnectZoom,
  getZoom,
  importRecording,
  listImports,
  listRecordings,
  saveImportRule,
} from './zoom/handlers'
export {
  connectYoutube,
  disconnectYoutube,
  getYoutube,
  getYoutubeProgram,
  listYoutubeUploads,
} from './youtube/handlers'
export { cancelYoutubeUpload, publishToYoutube, retryYoutubeUpload } from './youtube/moveUpload'
