// What other features and main use of media.
export { openMedia } from './openMedia'
export { findBegunUploads, registerUpload } from './registerUpload'
export { abandonAsset, importAsset, releaseAsset, retryAsset } from './manageAsset'
export { presentMedia } from './assetView'
export { mediaRows } from './queries'
export type { OpenMedia } from './openMedia'
export type { Sweeping } from './processing/mediaWorker'
