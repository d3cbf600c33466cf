/** The background jobs of all features; `lanes.ts` sets how many run at once. */
import { forgetSessionsJob, sumSessionsJob } from '../features/analytics/server'
import { tellOfDueJob } from '../features/approvals/server'
import {
  arriveJob,
  expirePostsJob,
  subscribeByRoleJob,
  tellChatJob,
} from '../features/channels/server'
import { runCampaignsJob } from '../features/campaigns/server'
import { purgeWithdrawnJob } from '../features/consent/server'
import { purgeContactsJob } from '../features/contacts/server'
import { returnBrokenJob } from '../features/file-requests/server'
import { purgeAnswersJob, remindGuestsJob } from '../features/crowd/server'
import { purgeFilesJob } from '../features/files/server'
import { keepEmbeddedCaptionsJob, makeCaptionsJob, purgeTrashJob } from '../features/footage/server'
import { mailDailyJob, mailPostsJob, remindOfDueJob } from '../features/home/server'
import {
  importRecordingJob,
  lookAtYoutubeJob,
  sendToYoutubeJob,
  takeTranscriptJob,
} from '../features/integrations/server'
import { sendLaneJob } from '../features/mail/server'
import { mediaJobs } from '../features/media/server'
import { forgetNotificationsJob, mailUnreadJob } from '../features/notifications/server'
import {
  purgeBumpersJob,
  purgeProgramsJob,
  purgeScriptsJob,
  renderProgramJob,
  sweepChunksJob,
} from '../features/programs/server'
import { copyDeliveryJob } from '../features/pro-edits/server'
import { forgetVisitsJob } from '../features/sharing/server'
import { purgeStoryboardsJob } from '../features/storyboards/server'
import { breakTakesJob, tellOfDaysJob } from '../features/tasks/server'
import { purgeTemplatesJob } from '../features/templates/server'
import { forgetImportsJob } from '../screens/server'
import { forgetAuditJob } from '../server/forgetAudit'
import type { JobDefinition } from '../server/jobs/job'
import { forgetRunsJob, performRunJob } from '../server/runs/performRun'
import { sweepPicturesJob } from '../server/pictures/sweepPictures'
import { forgetLettersJob, sendLetterJob } from '../server/mail/sendLetter'

export const jobs: readonly JobDefinition[] = [
  ...mediaJobs,
  purgeTrashJob,
  makeCaptionsJob,
  keepEmbeddedCaptionsJob,
  purgeFilesJob,
  returnBrokenJob,
  subscribeByRoleJob,
  arriveJob,
  tellChatJob,
  expirePostsJob,
  mailPostsJob,
  mailDailyJob,
  remindOfDueJob,
  purgeContactsJob,
  purgeScriptsJob,
  purgeBumpersJob,
  purgeProgramsJob,
  renderProgramJob,
  sweepChunksJob,
  breakTakesJob,
  tellOfDaysJob,
  purgeStoryboardsJob,
  copyDeliveryJob,
  purgeTemplatesJob,
  tellOfDueJob,
  remindGuestsJob,
  purgeAnswersJob,
  forgetVisitsJob,
  sumSessionsJob,
  forgetSessionsJob,
  importRecordingJob,
  takeTranscriptJob,
  sendToYoutubeJob,
  lookAtYoutubeJob,
  purgeWithdrawnJob,
  sendLetterJob,
  sendLaneJob,
  runCampaignsJob,
  forgetLettersJob,
  forgetAuditJob,
  forgetNotificationsJob,
  mailUnreadJob,
  performRunJob,
  forgetRunsJob,
  forgetImportsJob,
  sweepPicturesJob,
]
