import { auditKeepDays } from '../../generated/facts/constants'
import { defineJob } from './jobs/job'

const keptMs = auditKeepDays * 86_400_000

/** What was done goes from the audit after some time, and with it from the history of rows. */
export const forgetAuditJob = defineJob({
  id: 'audit.forget',
  lane: 'upkeep',
  everyMs: 3_600_000,
  async run({ database: { db }, now }) {
    const before = new Date(now().getTime() - keptMs)
    await db.deleteFrom('auditEvents').where('at', '<', before).execute()
  },
})
