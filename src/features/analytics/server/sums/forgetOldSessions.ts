// Visits are forgotten after thirteen months; what was summed of them stays.
import { defineJob } from '../../../../server/jobs/job'
import { monthsKept } from '../../session'

export const forgetSessionsJob = defineJob({
  id: 'analytics.forget',
  lane: 'upkeep',
  everyMs: 6 * 3_600_000,
  async run({ database: { db }, now }) {
    const before = new Date(now())
    before.setUTCMonth(before.getUTCMonth() - monthsKept)
    await db.deleteFrom('viewSessions').where('startedAt', '<', before).execute()
  },
})
