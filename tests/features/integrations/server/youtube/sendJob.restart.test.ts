import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { sendToYoutubeJob } from '../../../../../src/features/integrations/server'
import { partBytes } from '../../../../../src/features/integrations/server/youtube/sendJob'
import { runDueJobs } from '../../../../support/dueJobs'
import { connect, origin, somebody } from '../../../../support/integrations'
import { freshMediaApp, type MediaApp } from '../../../../support/mediaApp'
import { callAs } from '../../../../support/talk'
import { aProgramWithFilm } from '../../../../support/youtube'
import { openYoutube } from '../../../../standins/youtube'

const youtube = await openYoutube()
afterAll(() => youtube.close())
const environment = { PUBLIC_ORIGIN: origin, ...youtube.environment }

/** The job as the process runs it that ends while it does. */
async function runUntil(app: MediaApp, subjectId: string, ended: Promise<void>): Promise<void> {
  const process = new AbortController()
  const running = sendToYoutubeJob.run({
    database: app.database,
    services: app.services,
    log: app.server.log,
    now: () => new Date(),
    newId: () => ulid(),
    customerId: null,
    subjectId,
    lane: sendToYoutubeJob.lane,
    failures: 0,
    signal: process.signal,
    report: () => undefined,
  })
  await ended
  process.abort()
  await expect(running).rejects.toThrow(/abort/i)
}

test('after a restart an upload goes on where it was, with what the server had kept', async () => {
  const before = await freshMediaApp({ processes: false, environment })
  const who = await somebody(before)
  await connect(before, who, 'connectYoutube')
  const { storage } = before.services.media
  const { programId, film } = await aProgramWithFilm(
    before.database.db,
    who.member,
    storage,
    2 * partBytes + 7,
  )
  const how = { privacy: 'private', isForKids: false, isSynthetic: false }
  const said = { programId, title: 'All hands', description: '', ...how }
  const { body } = await callAs(before, who.session, 'publishToYoutube', said)
  const { uploads } = body['clientResponse'] as { uploads: { uploadId: string }[] }
  youtube.holdsAfter = partBytes
  await runUntil(before, uploads[0]!.uploadId, youtube.held)

  youtube.holdsAfter = undefined
  const after = await freshMediaApp({ processes: false, environment, after: before })
  const clock = { now: new Date() }
  await runDueJobs({ ...after, clock }, sendToYoutubeJob)
  expect([...youtube.videos.values()].map((video) => video.body.equals(film))).toEqual([true])
  expect(youtube.begun).toBe(1)
  expect(youtube.parts.at(-1)).toBe(`bytes ${2 * partBytes}-${2 * partBytes + 6}/${film.length}`)
})
