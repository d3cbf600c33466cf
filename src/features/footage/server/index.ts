// What footage exports to other features and to main.
export { clipOfAsset, importClip } from './importClip'
export { countTrashedClips, purgeTrash, purgeTrashJob } from './purgeTrash'
export { clipOfTake } from './clipOfTake'
export { uploadsReport } from './uploadsReport'
export type { ClipImport } from './importClip'
