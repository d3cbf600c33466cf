// What footage exports to other features and to main.
export { importClip } from './importClip'
export { purgeTrash, purgeTrashJob } from './purgeTrash'
export { uploadsReport } from './uploadsReport'
export type { ClipImport } from './importClip'
