// Generated from manifest/features/files.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listFiles, updateFile, exportFiles, tagFiles, showFiles, filesToFootage, retryFiles, trashFiles, restoreFiles, eraseFiles } from '../features/files'

export const calls = {
  list: listFiles,
  update: updateFile,
  export: exportFiles,
  actions: { tagFiles, showFiles, filesToFootage, retryFiles, trashFiles, restoreFiles, eraseFiles },
  options: { listPeople },
}
