/** The background jobs of all features; `lanes.ts` sets how many run at once. */
import { purgeTrashJob } from '../features/footage/server'
import { mediaJobs } from '../features/media/server'
import type { JobDefinition } from '../server/jobs/job'
import { forgetRunsJob, performRunJob } from '../server/runs/performRun'
import { forgetLettersJob, sendLetterJob } from '../server/mail/sendLetter'

export const jobs: readonly JobDefinition[] = [
  ...mediaJobs,
  purgeTrashJob,
  sendLetterJob,
  forgetLettersJob,
  performRunJob,
  forgetRunsJob,
]
