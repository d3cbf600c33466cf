/** What files exports to the client side of other features. */
export { startFileUploadFx } from './calls'
export { iconOf } from './FileLook'
export { reasonText, stateText, statusOf, type FileStatus } from './fileStatus'
