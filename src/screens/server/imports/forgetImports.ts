import { importUndoDays } from '../../../../generated/facts/constants'
import { defineJob, type JobSetting } from '../../../server/jobs/job'
import { deleteImports } from './queries'

/** What was written by an import stands there with what was before: not longer than it is needed. */
export const forgetImportsJob = defineJob({
  id: 'screens.forgetImports',
  lane: 'upkeep',
  everyMs: 3_600_000,
  run: forgetImports,
})

export async function forgetImports({
  database: { db },
  now,
}: Pick<JobSetting, 'database' | 'now'>): Promise<void> {
  await deleteImports(db, new Date(now().getTime() - importUndoDays * 24 * 3_600_000))
}
