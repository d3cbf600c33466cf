// Generated from manifest/features/templates.yaml by npm run codegen. Edit the manifest, not this file.

import { listTemplates, addTemplate, updateTemplate, retireTemplates, reopenTemplates, trashTemplates, restoreTemplates, eraseTemplates } from '../features/templates'

export const calls = {
  list: listTemplates,
  create: addTemplate,
  update: updateTemplate,
  actions: { retireTemplates, reopenTemplates, trashTemplates, restoreTemplates, eraseTemplates },
}
