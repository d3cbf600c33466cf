import { defineTrash } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { storyboards } from './storyboards'

export const storyboardTrash = defineTrash(storyboards, {
  table: 'storyboards',
  job: 'storyboards.purge',
  calls: ['trashStoryboards', 'restoreStoryboards', 'eraseStoryboards'],
  // Storyboards with recording tasks stay for the people who record.
  async goes({ id }, { db }) {
    const task = await db
      .selectFrom('recordingTasks')
      .select('id')
      .where('storyboardId', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (task) throw failure('storyboardHasTasks')
  },
})
