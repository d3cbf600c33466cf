// What other features and main use of footage.
export { importClip } from './importClip'
export { purgeTrash, purgeTrashJob } from './purgeTrash'
export type { ClipImport } from './importClip'
