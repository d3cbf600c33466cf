import { defineTrash } from '../../../screens/server'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { eraseProgram } from './eraseProgram'
import { programs } from './programs'

export const programTrash = defineTrash(programs, {
  table: 'programs',
  job: 'programs.purgePrograms',
  calls: ['trashPrograms', 'restorePrograms', 'erasePrograms'],
  trash: {
    set(_, context) {
      tellAfterwards(context, { topic: 'inbox', to: 'all' })
      return {}
    },
  },
  goes: eraseProgram,
})
