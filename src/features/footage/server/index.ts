// What footage exports to other features and to main.
export { addClipOfFile, clipOfAsset, importClip, removeClip } from './importClip'
export { clipTrash } from './clipTrash'
export { askForEmbeddedCaptions, keepEmbeddedCaptionsJob } from './embeddedCaptions'
export { keepImportedCaptions } from './keepImportedCaptions'
export { makeCaptionsJob } from './speechJob'
export { clipDownloads } from './clipFiles'
export { clipOfTake } from './clipOfTake'
export { uploadsReport } from './uploadsReport'
export type { ClipImport } from './importClip'
export { clipRows } from './queries'
export { clipOfFilm, takeVersion } from './versionRows'
export { progressOf } from './clipView'
export {
  eraseClipsOf,
  clipsOfConsent,
  filmsOfConsent,
  isConsented,
  quarantineClips,
  withdrawnAmong,
  withdrawnFilms,
  type Withdrawal,
} from './quarantine'
export type { ClipHolder, HeldClip } from './clipHolders'
