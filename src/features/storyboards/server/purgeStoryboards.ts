// Deletes storyboards that have been in the trash for 30 days, and what was removed from others as long ago.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob } from '../../../server/jobs/job'

const keepMs = trashKeepDays * 24 * 3_600_000

export const purgeStoryboardsJob = defineJob({
  id: 'storyboards.purge',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now, log }) {
    const end = new Date(now().getTime() - keepMs)
    const { numDeletedRows } = await db
      .deleteFrom('storyboards')
      .where('deletedAt', '<', end)
      // Those of which something is recorded stay for whoever records it.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('recordingTasks as task')
              .select('task.id')
              .whereRef('task.storyboardId', '=', 'storyboards.id'),
          ),
        ),
      )
      .executeTakeFirst()
    await db.deleteFrom('storyboardShots').where('removedAt', '<', end).execute()
    await db.deleteFrom('storyboardScenes').where('removedAt', '<', end).execute()
    const count = Number(numDeletedRows)
    if (count > 0) log.info({ storyboards: count }, 'storyboards left the trash for good')
  },
})
