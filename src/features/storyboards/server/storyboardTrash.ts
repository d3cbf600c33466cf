import { defineTrash } from '../../../screens/server'
import { failure } from '../../../server/errors'
import { storyboards } from './storyboards'

export const storyboardTrash = defineTrash(storyboards, {
  table: 'storyboards',
  job: 'storyboards.purge',
  calls: ['trashStoryboards', 'restoreStoryboards', 'eraseStoryboards'],
  // Those of which something is recorded stay for whoever records it.
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
