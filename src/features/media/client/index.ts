// The front door of media in the browser.
export { getUploadFx } from './connection.model'
export { createUploads, type Uploads } from './createUploads'
export { isUnfinished, percentOfAll, percentSent, type UploadItem } from './uploadItem'
export { isFinal, type StopReason } from './uploadStopped'
export type { FileFacts, Registered } from './registerFile'
