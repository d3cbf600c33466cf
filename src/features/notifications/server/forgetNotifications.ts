import { defineJob } from '../../../server/jobs/job'

const keptMs = 90 * 86_400_000

/** After ninety days they are forgotten, read or not. */
export const forgetNotificationsJob = defineJob({
  id: 'notifications.forget',
  lane: 'upkeep',
  everyMs: 3_600_000,
  async run({ database, now }) {
    await database.db
      .deleteFrom('notifications')
      .where('toldAt', '<', new Date(now().getTime() - keptMs))
      .execute()
  },
})
