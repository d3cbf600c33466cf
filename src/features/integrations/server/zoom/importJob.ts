// A recording comes in: into the storage, as a clip, and then what was said as its captions.
import { join } from 'node:path'
import type { Db } from '../../../../server/database/tables'
import { Failure } from '../../../../server/errors'
import { askForJob } from '../../../../server/jobs/askForJob'
import { defineJob, InterruptedTooOften, type JobWork } from '../../../../server/jobs/job'
import { languageOf } from '../../../../session/server'
import { readCaptions } from '../../../captions/readCaptions'
import { addClipOfFile, keepImportedCaptions } from '../../../footage/server'
import { requireRoom, storeFile } from '../../../media/server'
import { filmAmong, transcriptAmong } from '../../recording'
import { withToken } from '../access'
import { ConnectionOver, Refused } from '../faults'
import { downloadText, downloadTo, type Fetching } from './download'
import {
  failImport,
  findImport,
  finishImport,
  importKind,
  type FailCode,
  type FoundImport,
} from './imports'
import { tellOfImport } from './tellOfImport'
import type { RecordedMeeting } from './zoom'

/** Says why there is nothing to bring in. */
class ImportFault extends Error {
  readonly code: FailCode

  constructor(code: FailCode) {
    super(code)
    this.code = code
  }
}

/** Hours of a service that does not answer. */
const patience = 12

export const importRecordingJob = defineJob({
  id: importKind,
  lane: 'imports',
  async run(work) {
    const found = await findImport(work.database.db, work.subjectId)
    if (found?.state !== 'waiting') return
    const clipId = await fromZoom(found, work, (meeting, fetching) =>
      bringIn(found, meeting, fetching, work),
    )
    await tellOfImport(found, clipId, work)
  },
  async failed(fault, { database: { db }, subjectId, failures }) {
    const code = codeOf(fault)
    if (code === 'notFetched' && !(fault instanceof InterruptedTooOften) && failures + 1 < patience)
      return 'again'
    await failImport(db, subjectId, code)
    return 'over'
  },
})

export const takeTranscriptJob = defineJob({
  id: 'integrations.takeTranscript',
  lane: 'imports',
  async run(work) {
    const found = await findImport(work.database.db, work.subjectId)
    if (!found?.clipId || !found.withTranscript) return
    await fromZoom(found, work, (meeting, fetching) =>
      takeTranscript(found, meeting, fetching, found.clipId ?? '', work),
    )
  },
  failed: async (fault, { failures }) =>
    codeOf(fault) === 'notFetched' && failures + 1 < patience ? 'again' : 'over',
})

function codeOf(fault: unknown): FailCode {
  if (fault instanceof ImportFault) return fault.code
  if (fault instanceof ConnectionOver) return 'disconnected'
  // Zoom answers so for what it deleted, and for what its person may see no more.
  if (fault instanceof Refused && fault.status === 404) return 'gone'
  return fault instanceof Failure && fault.code === 'quotaUsedUp' ? 'noRoom' : 'notFetched'
}

function fromZoom<Result>(
  { connectionId, meetingId }: FoundImport,
  { database: { db }, services, now, signal }: JobWork,
  use: (meeting: RecordedMeeting, fetching: Fetching) => Promise<Result>,
): Promise<Result> {
  const { zoom } = services.integrations
  if (!zoom) throw new ConnectionOver()
  return withToken(connectionId, { db, services, now: now() }, async (accessToken) =>
    use(await zoom.findRecording(accessToken, meetingId), { zoom, accessToken, signal }),
  )
}

async function bringIn(
  found: FoundImport,
  meeting: RecordedMeeting,
  fetching: Fetching,
  work: JobWork,
): Promise<string> {
  const { id, customerId } = found
  const film = filmAmong(meeting.recording_files, found.picture)
  if (!film?.download_url) throw new ImportFault('noFilm')
  const address = film.download_url
  const bytes = film.file_size ?? meeting.total_size
  await requireRoom(work.database.db, customerId, bytes, work.now())
  const file = await work.services.media.storage.withFolder(async (folder) => {
    const path = join(folder, 'recording.mp4')
    const onBytes = (sum: number) => work.report('fetching', bytes > 0 ? (95 * sum) / bytes : 1)
    // Sizes that Zoom tells are a little off.
    await downloadTo(path, address, { ...fetching, most: bytes * 1.1 + 10_000_000, onBytes })
    work.report('storing', 95)
    return storeFile({ id, customerId, path }, work.services)
  })
  const clipId = await work.database.db
    .transaction()
    .execute((db) => keepClip(found, file, db, work))
  work.services.jobs.emit('asked')
  return clipId
}

async function keepClip(
  found: FoundImport,
  file: Awaited<ReturnType<typeof storeFile>>,
  db: Db,
  { services, now, newId }: JobWork,
): Promise<string> {
  const { id, customerId, userId, topic, heldAt } = found
  const clipId = await addClipOfFile(
    { ...file, name: `${topic || 'Zoom'}.mp4`, source: 'zoom' },
    { ownerUserId: userId, title: topic.trim().slice(0, 300) || 'Zoom', createdAt: heldAt },
    { db, services, now: now(), newId },
  )
  if (!(await finishImport(db, id, clipId))) throw new ImportFault('disconnected')
  await askForJob(takeTranscriptJob, { subjectId: id, customerId }, { db, services, now: now() })
  return clipId
}

/** What Zoom heard, where nobody has written anything yet. */
async function takeTranscript(
  { customerId, userId, locale, withTranscript }: FoundImport,
  meeting: RecordedMeeting,
  fetching: Fetching,
  clipId: string,
  { database, now }: JobWork,
): Promise<void> {
  const address = withTranscript && transcriptAmong(meeting.recording_files)?.download_url
  if (!address) return
  const { cues } = readCaptions(await downloadText(address, fetching))
  if (cues.length === 0) return
  const captions = { clipId, customerId, lang: languageOf(locale ?? ''), cues, savedBy: userId }
  await database.db
    .transaction()
    .execute((db) => keepImportedCaptions({ ...captions, savedAt: now() }, db))
}
