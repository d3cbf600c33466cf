// What media exports to other features and to main.
export { openMedia } from './openMedia'
export { mediaJobs } from './jobs'
export { findBegunUploads, registerUpload } from './registerUpload'
export { findReceivedParts, presentUpload } from './uploadView'
export {
  abandonAsset,
  goOnProcessing,
  importAsset,
  listFilesOf,
  processAnew,
  releaseAsset,
  retryAsset,
  stopProcessing,
} from './manageAsset'
export { presentMedia } from './assetView'
export { mediaRows, type UploadFound } from './queries'
export type { OpenMedia } from './openMedia'
