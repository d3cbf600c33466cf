// What media exports to other features and to main.
export { openMedia } from './openMedia'
export { mediaJobs } from './jobs'
export { findBegunUploads, registerUpload } from './registerUpload'
export { findReceivedParts, presentUpload } from './uploadView'
export { forgetTake, keepTake, registerTake, type TakeSaving } from './takes'
export { cutAsset, type Trim } from './cutAsset'
export { requireUploadGround } from './uploadGrounds'
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
export { mediaRows } from './mediaRows'
export type { UploadFound } from './queries'
export type { OpenMedia } from './openMedia'
