// What media exports to the client side of other features.
export { getUploadFx } from './connection.model'
export { createListUploads } from './createListUploads'
export { createUploads, type Uploads } from './createUploads'
export { isUnfinished, percentOfAll, percentSent, type UploadItem } from './uploadItem'
export { isFinal, type StopReason } from './uploadStopped'
export type { FileFacts, Registered } from './registerFile'
