// What other features and main use of media.
export { openMedia } from './openMedia'
export { registerUpload } from './registerUpload'
export { abandonAsset, importAsset, retryAsset } from './manageAsset'
export { presentMedia } from './assetView'
export { mediaRows } from './queries'
export type { OpenMedia } from './openMedia'
