import { defineTrash } from '../../../screens/server'
import { templates } from './templates'

export const templateTrash = defineTrash(templates, {
  table: 'programTemplates',
  job: 'templates.purge',
  calls: ['trashTemplates', 'restoreTemplates', 'eraseTemplates'],
})
