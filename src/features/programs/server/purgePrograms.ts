// Deletes programs that have been in the trash for 30 days.
import { trashKeepDays } from '../../../../generated/facts/constants'
import { defineJob } from '../../../server/jobs/job'
import { eraseProgram } from './eraseProgram'

const keepMs = trashKeepDays * 24 * 3_600_000

export const purgeProgramsJob = defineJob({
  id: 'programs.purgePrograms',
  lane: 'upkeep',
  everyMs: 600_000,
  async run({ database: { db }, now, log }) {
    const before = new Date(now().getTime() - keepMs)
    const old = await db
      .selectFrom('programs')
      .select(['id', 'customerId'])
      .where('deletedAt', '<', before)
      .limit(1_000)
      .execute()
    for (const program of old) {
      await db.transaction().execute((within) => eraseProgram(program, { db: within, now: now() }))
    }
    if (old.length > 0) log.info({ programs: old.length }, 'programs left the trash for good')
  },
})
