import { defineTrash } from '../../../screens/server'
import { scripts } from './scripts'

export const scriptTrash = defineTrash(scripts, {
  table: 'scripts',
  job: 'scripts.purge',
  calls: ['trashScripts', 'restoreScripts', 'eraseScripts'],
})
