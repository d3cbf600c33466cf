// What footage exports to other features and to main.
export { importClip } from './importClip'
export { purgeTrash, purgeTrashJob } from './purgeTrash'
export type { ClipImport } from './importClip'
