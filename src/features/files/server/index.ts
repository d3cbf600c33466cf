// What files exports to other features and to main.
export { createExamineFile, inProcess } from './examineFile'
export { fileDownloads } from './downloadFiles'
export { fileOfAsset } from './fileOfAsset'
export { importFile, type FileImport } from './importFile'
export { fileTrash } from './fileTrash'
export { seenFiles } from './files'
export {
  dropRequestedFile,
  placeFiles,
  requestedFiles,
  type HandedIn,
  type RequestedFiles,
} from './requestedFiles'
