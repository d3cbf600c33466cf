// Generated from manifest/features/programs.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listPrograms, addProgram, updateProgram, setProgramEnds, unpublishPrograms, archivePrograms, reopenPrograms, trashPrograms, restorePrograms, erasePrograms } from '../features/programs'
import { listTemplateChoices } from '../features/templates'

export const calls = {
  list: listPrograms,
  create: addProgram,
  update: updateProgram,
  actions: { setProgramEnds, unpublishPrograms, archivePrograms, reopenPrograms, trashPrograms, restorePrograms, erasePrograms },
  options: { listTemplateChoices, listPeople },
}
