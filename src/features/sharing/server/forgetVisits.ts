// What was watched on share pages is forgotten after thirteen months.
import { defineJob } from '../../../server/jobs/job'

const monthsKept = 13

export const forgetVisitsJob = defineJob({
  id: 'sharing.forget',
  lane: 'upkeep',
  everyMs: 6 * 3_600_000,
  async run({ database: { db }, now }) {
    const before = new Date(now())
    before.setUTCMonth(before.getUTCMonth() - monthsKept)
    await db.deleteFrom('shareVisits').where('lastAt', '<', before).execute()
    await db
      .updateTable('reviewComments')
      .set({ guestName: '', guestAddress: null })
      .where('guestAddress', 'is not', null)
      .where('createdAt', '<', before)
      .execute()
    await db.deleteFrom('shareCodes').where('expiresAt', '<=', now()).execute()
  },
})
