// The bucket goes away for ten seconds, in the middle of work and of calls: whoever asks meanwhile is told so in words, what
// was acknowledged is there, and all work is done once it is back (security-reliability.md, promises 1 and 7).
import * as fc from 'fast-check'
import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { jobs } from '../../src/main/jobs'
import { startJobs } from '../../src/server/jobs/startJobs'
import { openBucket } from '../standins/bucket'
import { openYoutube } from '../standins/youtube'
import { openZoom } from '../standins/zoom'
import {
  aSentFilm,
  completion,
  isReady,
  promiseAll,
  speechCommand,
  type Work,
} from '../support/bucketWork'
import { connect, origin, somebody } from '../support/integrations'
import { ask, clipOf, fetchMedia, follow, freshMediaApp } from '../support/mediaApp'
import { atSize, seed } from '../support/sizes'
import { callAs, signIn } from '../support/talk'
import { aWireTo } from '../support/wire'

const clock = { aheadMs: 0 }
const now = () => new Date(Date.now() + clock.aheadMs)
const bucket = await openBucket(now)
const zoom = await openZoom()
const youtube = await openYoutube()
afterAll(() => Promise.all([bucket, zoom, youtube].map(({ close }) => close())))
const wire = await aWireTo(Number(new URL(bucket.origin).port))
const app = await freshMediaApp({
  clock,
  processes: false,
  environment: {
    ...bucket.environment(`http://127.0.0.1:${wire.port}`),
    ...zoom.environment,
    ...youtube.environment,
    PUBLIC_ORIGIN: origin,
    SPEECH_COMMAND: speechCommand,
  },
})
const { db } = app.database
const { member, session } = await somebody(app)
await connect(app, { session }, 'connectZoom')
await connect(app, { session }, 'connectYoutube')
/** Signed in anew: more time passes than a session lasts. */
const aWorld = async () => ({
  app,
  bucket,
  zoom,
  youtube,
  person: { member, session: await signIn(app, member) },
})
type World = Awaited<ReturnType<typeof aWorld>>

const outageMs = 10_000

/** Those that people wait for. */
const kinds = [
  'media.process',
  'media.sweep',
  'runs.perform',
  'programs.render',
  'footage.captions',
  'integrations.importRecording',
  'integrations.sendToYoutube',
]

function startWork() {
  const { database, services, server } = app
  const setting = { database, services, log: server.log, now, newId: () => ulid(), isAlone: false }
  return startJobs({ ...setting, definitions: jobs })
}

const waiting = () => db.selectFrom('jobs').where('kind', 'in', kinds)

/** What runs ends; then the time comes at which the next is due. */
async function untilNextIsDue(): Promise<void> {
  const isBusy = () =>
    waiting()
      .select('kind')
      .where((job) => job.or([job('heldBy', 'is not', null), job('dueAt', '<=', now())]))
      .executeTakeFirst()
  await expect.poll(isBusy, { interval: 10 }).toBeUndefined()
  const next = await waiting().select('dueAt').orderBy('dueAt').executeTakeFirst()
  if (next) clock.aheadMs = Math.max(clock.aheadMs, next.dueAt.getTime() - Date.now() + 1)
  app.services.jobs.emit('asked')
}

/** Cuts the line as this request of what works now arrives: it may be done there, and nobody hears. */
function cutAt(request: number): Promise<void> {
  let left = request
  return new Promise((resolve) => {
    bucket.onRequest = () => {
      left -= 1
      if (left === 0) {
        wire.cut()
        resolve()
      }
      return undefined
    }
  })
}

async function undone(works: readonly Work[]): Promise<string[]> {
  const done = await Promise.all(works.map((work) => work.isDone()))
  return works.filter((_, at) => !done[at]).map(({ what }) => what)
}

/** How often each call was answered how. */
async function askMeanwhile(
  { person }: World,
  sent: Awaited<ReturnType<typeof aSentFilm>>,
  seen: string,
) {
  const { uploadId } = sent.upload
  const picture =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const asked = {
    completeUpload: completion(sent),
    getUpload: { uploadId },
    startTakeUpload: { takeId: ulid(), mime: 'video/mp4' },
    keepPicture: { picture },
    listClips: {},
  } as const
  const told: Record<string, unknown> = {}
  for (const [id, request] of Object.entries(asked)) {
    const { status, body } = await callAs(app, person.session, id as keyof typeof asked, request)
    told[id] = `${status} ${String(body['errorCode'] ?? body['status'])}`
  }
  const media = await fetchMedia(app, person, seen)
  told['media'] = `${media.status} ${media.headers.get('retry-after')}`
  return told
}

const moments = fc.sample(fc.integer({ min: 1, max: 60 }), {
  numRuns: atSize({ few: 1, part: 3, measure: 10, whole: 60 }),
  seed,
})

const shown = await (async () => {
  const working = startWork()
  const world = await aWorld()
  const sent = await aSentFilm(world)
  await ask(app, world.person, 'completeUpload', completion(sent))
  await follow(app, world.person, sent.clip.clipId, ['ready'])
  await working.stop()
  return sent.clip.clipId
})()

test.each(moments)(
  'it goes away %i requests after the work began, and nothing that was promised is lost',
  async (request) => {
    // Files have the machine's time: hours ahead of it, those in use would count as left behind.
    clock.aheadMs = 0
    const world = await aWorld()
    const seen = (await clipOf(app, world.person, shown))?.posterUrl ?? ''
    const works = await promiseAll(world)
    const sent = await aSentFilm(world)
    const isGone = cutAt(request)
    if (request === 0) wire.cut()
    const working = startWork()
    if (request > 0) await isGone

    expect(await askMeanwhile(world, sent, seen)).toEqual({
      completeUpload: '503 busy',
      getUpload: '503 busy',
      startTakeUpload: '503 busy',
      keepPicture: '503 busy',
      listClips: '200 Ok',
      media: '503 2',
    })
    const until = clock.aheadMs + outageMs
    while (clock.aheadMs < until) await untilNextIsDue()

    wire.mend()
    bucket.onRequest = () => undefined
    await ask(app, world.person, 'completeUpload', completion(sent))
    works.push({
      what: 'what was completed afterwards',
      isDone: () => isReady(world, sent.clip.clipId, sent.bytes),
    })
    for (let times = 0; times < 200 && (await undone(works)).length > 0; times += 1)
      await untilNextIsDue()
    const left = await undone(works)
    await working.stop()
    expect(left).toEqual([])
  },
)
