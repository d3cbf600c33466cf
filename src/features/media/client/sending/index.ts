/** Sends films from documents of their own, without the session and its models. */
export { createControl } from '../control'
export { growUpload, type Growing, type GrowingSource, type GrowUpload } from '../growUpload'
export { isFinal, UploadStopped } from '../uploadStopped'
export { createWire } from '../wire'
export type { Wire } from '../transfer'
