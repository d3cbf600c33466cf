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
import { contactTrash } from '../features/contacts/server'
import { returnBrokenJob } from '../features/file-requests/server'
import { purgeAnswersJob, remindGuestsJob } from '../features/crowd/server'
import { fileTrash } from '../features/files/server'
import { keepEmbeddedCaptionsJob, makeCaptionsJob, clipTrash } from '../features/footage/server'
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
  bumperTrash,
  programTrash,
  scriptTrash,
  renderProgramJob,
  sweepChunksJob,
} from '../features/programs/server'
import { copyDeliveryJob } from '../features/pro-edits/server'
import { forgetVisitsJob } from '../features/sharing/server'
import { purgeRemovedJob, storyboardTrash } from '../features/storyboards/server'
import { breakTakesJob, tellOfDaysJob } from '../features/tasks/server'
import { templateTrash } from '../features/templates/server'
import { forgetImportsJob } from '../screens/server'
import { forgetAuditJob } from '../server/forgetAudit'
import type { JobDefinition } from '../server/jobs/job'
import { forgetRunsJob, performRunJob } from '../server/runs/performRun'
import { sweepPicturesJob } from '../server/pictures/sweepPictures'
import { forgetLettersJob, sendLetterJob } from '../server/mail/sendLetter'

export const jobs: readonly JobDefinition[] = [
  ...mediaJobs,
  clipTrash.job,
  makeCaptionsJob,
  keepEmbeddedCaptionsJob,
  fileTrash.job,
  returnBrokenJob,
  subscribeByRoleJob,
  arriveJob,
  tellChatJob,
  expirePostsJob,
  mailPostsJob,
  mailDailyJob,
  remindOfDueJob,
  contactTrash.job,
  scriptTrash.job,
  bumperTrash.job,
  programTrash.job,
  renderProgramJob,
  sweepChunksJob,
  breakTakesJob,
  tellOfDaysJob,
  storyboardTrash.job,
  purgeRemovedJob,
  copyDeliveryJob,
  templateTrash.job,
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
