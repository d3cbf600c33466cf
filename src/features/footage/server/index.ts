// What footage exports to other features and to main.
export { clipOfAsset, importClip } from './importClip'
export { countTrashedClips, purgeTrash, purgeTrashJob } from './purgeTrash'
export { clipDownloads } from './clipFiles'
export { clipOfTake } from './clipOfTake'
export { uploadsReport } from './uploadsReport'
export type { ClipImport } from './importClip'
export { clipRows } from './queries'
export { clipOfFilm, takeVersion } from './versionRows'
