/** What integrations export to main. */
export { connectPlugin } from './oauth/connectPlugin'
export { createIntegrations } from './services'
export { zoomHookPlugin } from './zoom/hookPlugin'
export { lookAtYoutubeJob } from './youtube/lookJob'
export { sendToYoutubeJob } from './youtube/sendJob'
export { importRecordingJob, takeTranscriptJob } from './zoom/importJob'
