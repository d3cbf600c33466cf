// What media exports to other features and to main.
export { openMedia } from './openMedia'
export { mediaJobs } from './jobs'
export { findBegunUploads, registerUpload } from './registerUpload'
export { findReceivedParts, presentUpload } from './uploadView'
export { forgetTake, keepTake, registerTake, type TakeSaving } from './takes'
export { completeOwn, findOwn, signParts } from './ownUploads'
export { copyBytes, failCopy, registerCopy } from './copyAsset'
export { cutAsset, type Trim } from './cutAsset'
export { requireRoom } from './requireRoom'
export { countedBytes, storageUses } from './storageUse'
export { requireUploadGround } from './uploadGrounds'
export {
  abandonAsset,
  addAsset,
  goOnProcessing,
  importAsset,
  pagesOfFiles,
  makeFilm,
  outdateAddresses,
  processAnew,
  releaseAsset,
  retryAsset,
  stopProcessing,
  storeFile,
  type StoredFile,
} from './manageAsset'
export { defineDownloads, type Download, type DownloadQuality } from './downloads'
export { originalPath, qualityPath } from './processing/assetKeys'
export { addressesOf, presentMedia, presentTracks, sourcesOf, type Looking } from './assetView'
export { requireUnused, type MediaUses } from './mediaUses'
export { formatOf } from './formatOf'
export { mediaRows } from './mediaRows'
export type { UploadFound } from './queries'
export type { OpenMedia } from './openMedia'
export type { ExamineFile, FileExamined, FileWork } from './processing/prepareFile'
export { heardFrom, plainPicture } from './ffmpeg/plainFilters'
export { inputGuards, probe, type Programs } from './ffmpeg/probe'
export type { VideoStream } from './ffmpeg/readProbe'
export type { AudioStream } from './ffmpeg/readTracks'
export { ProgramFault, isOurs, notFoundCode, runProgram } from './ffmpeg/runProgram'
export { Unusable } from './ffmpeg/unusable'
