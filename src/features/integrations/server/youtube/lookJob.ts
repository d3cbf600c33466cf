// What becomes of films at YouTube, and when those go on that waited for another day.
import { askForJob } from '../../../../server/jobs/askForJob'
import { defineJob, type JobWork } from '../../../../server/jobs/job'
import { withToken } from '../access'
import { ConnectionOver, isOutage, Refused } from '../faults'
import { sendToYoutubeJob } from './sendJob'
import { changeUpload, failUpload, listDue, listProcessing } from './uploads'

const everyMs = 60_000
const mostAtOnce = 50

export const lookAtYoutubeJob = defineJob({
  id: 'integrations.lookAtYoutube',
  lane: 'upkeep',
  everyMs,
  async run(work) {
    const { database, services, now } = work
    if (!services.integrations.youtube) return
    for (const { id: subjectId, customerId } of await listDue(database.db, now()))
      await askForJob(
        sendToYoutubeJob,
        { subjectId, customerId },
        { db: database.db, services, now: now() },
      )
    for (const upload of await listProcessing(database.db, mostAtOnce)) {
      work.signal.throwIfAborted()
      await look(upload, work).catch((fault: unknown) => {
        if (!isOfService(fault)) throw fault
        // It is looked at again in a minute, and the others are now.
        work.log.warn(
          { uploadId: upload.id, fault: String(fault) },
          'YouTube said nothing of a film',
        )
      })
    }
  },
})

const isOfService = (fault: unknown) =>
  isOutage(fault) || fault instanceof ConnectionOver || fault instanceof Refused

interface Processing {
  readonly id: string
  readonly connectionId: string
  readonly videoId: string | null
}

async function look({ id, connectionId, videoId }: Processing, work: JobWork): Promise<void> {
  const { database, services, now } = work
  const { youtube } = services.integrations
  if (!youtube || videoId === null) return
  const video = await withToken(connectionId, { db: database.db, services, now: now() }, (token) =>
    youtube.find(token, videoId),
  )
  if (!video) return void (await failUpload(database.db, id, 'removed'))
  const { uploadStatus, privacyStatus: shownPrivacy } = video.status
  if (uploadStatus === 'processed')
    await changeUpload(database.db, id, { state: 'done', shownPrivacy })
  else if (uploadStatus !== 'uploaded') await failUpload(database.db, id, 'rejected')
}
