/** The background jobs of all features; `lanes.ts` sets how many run at once. */
import { purgeContactsJob } from '../features/contacts/server'
import { purgeFilesJob } from '../features/files/server'
import { purgeTrashJob } from '../features/footage/server'
import { mediaJobs } from '../features/media/server'
import {
  purgeBumpersJob,
  purgeProgramsJob,
  purgeScriptsJob,
  renderProgramJob,
  sweepChunksJob,
} from '../features/programs/server'
import { purgeTemplatesJob } from '../features/templates/server'
import { forgetImportsJob } from '../screens/server'
import type { JobDefinition } from '../server/jobs/job'
import { forgetRunsJob, performRunJob } from '../server/runs/performRun'
import { sweepPicturesJob } from '../server/pictures/sweepPictures'
import { forgetLettersJob, sendLetterJob } from '../server/mail/sendLetter'

export const jobs: readonly JobDefinition[] = [
  ...mediaJobs,
  purgeTrashJob,
  purgeFilesJob,
  purgeContactsJob,
  purgeScriptsJob,
  purgeBumpersJob,
  purgeProgramsJob,
  renderProgramJob,
  sweepChunksJob,
  purgeTemplatesJob,
  sendLetterJob,
  forgetLettersJob,
  performRunJob,
  forgetRunsJob,
  forgetImportsJob,
  sweepPicturesJob,
]
