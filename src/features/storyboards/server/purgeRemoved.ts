// Deletes what was removed from storyboards 30 days ago.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob } from '../../../server/jobs/job'

const keepMs = trashKeepDays * 24 * 3_600_000

export const purgeRemovedJob = defineJob({
  id: 'storyboards.purgeRemoved',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now }) {
    const end = new Date(now().getTime() - keepMs)
    await db.deleteFrom('storyboardShots').where('removedAt', '<', end).execute()
    await db.deleteFrom('storyboardScenes').where('removedAt', '<', end).execute()
  },
})
