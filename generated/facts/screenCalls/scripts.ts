// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import { listScripts, addScript, updateScript, exportScripts, readyScripts, draftScripts, archiveScripts, reopenScripts, trashScripts, restoreScripts, eraseScripts } from '../features/programs'

export const calls = {
  list: listScripts,
  create: addScript,
  update: updateScript,
  export: exportScripts,
  actions: { readyScripts, draftScripts, archiveScripts, reopenScripts, trashScripts, restoreScripts, eraseScripts },
}
