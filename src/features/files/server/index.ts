// What files exports to other features and to main.
export { createExamineFile, inProcess } from './examineFile'
export { fileDownloads } from './downloadFiles'
export { importFile, type FileImport } from './importFile'
export { purgeFilesJob } from './purgeFiles'
export { seenFiles } from './files'
