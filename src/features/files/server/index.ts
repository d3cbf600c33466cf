// What files exports to other features and to main.
export { createExamineFile } from './examineFile'
export { importFile, type FileImport } from './importFile'
export { purgeFilesJob } from './purgeFiles'
