/** Everything that reads or writes the store in the background, each asked for as a person asks for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ulid } from 'ulid'
import type { StartFileUploadResponse } from '../../generated/facts/features/files'
import type { GetProgramResponse, ListProgramsRow } from '../../generated/facts/features/programs'
import type { BucketStandin } from '../standins/bucket'
import type { YoutubeStandin } from '../standins/youtube'
import type { ZoomStandin } from '../standins/zoom'
import { insertClip } from './clips'
import {
  ask,
  aSignature,
  beginUpload,
  declared,
  postParts,
  type MediaApp,
  type Person,
} from './mediaApp'
import { projectRoot } from './projectRoot'
import { aTake, sendPart } from './takes'
import { aTitle } from './timelines'
import { h264, video } from './videos'
import { aProgramWithFilm } from './youtube'

export interface Work {
  readonly what: string
  isDone(): Promise<boolean>
}

export const speechCommand = join(projectRoot, 'tests/features/captions/server/parts/speech.sh')

export const tinyFilm = () => video('mp4', h264, { seconds: 1, size: '64x36', rate: 5 })

interface World {
  readonly app: MediaApp
  /** Connected with both services. */
  readonly person: Person
  readonly bucket: BucketStandin
  readonly zoom: ZoomStandin
  readonly youtube: YoutubeStandin
}

/** Resolves when all of it is promised; nothing of it is begun before jobs run. */
export function promiseAll(world: World): Promise<Work[]> {
  return Promise.all(
    [aFilm, aFile, aReport, aMadeFilm, aRecording, aSpeech, aPublication, aDiscardedTake].map(
      (promise) => promise(world),
    ),
  )
}

/** Sent, but not completed. */
export async function aSentFilm({ app, person }: Pick<World, 'app' | 'person'>) {
  const begun = await beginUpload(app, person, tinyFilm())
  await postParts(app, person, begun)
  return begun
}

export const completion = (begun: Awaited<ReturnType<typeof aSentFilm>>) => ({
  uploadId: begun.upload.uploadId,
  parts: declared(begun),
})

async function assetOfClip({ app }: Pick<World, 'app'>, clipId: string) {
  return app.database.db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .select(['asset.state', 'asset.id', 'asset.customerId', 'asset.qaFlags'])
    .where('clip.id', '=', clipId)
    .executeTakeFirst()
}

/** Ready to be watched, with all that is made of it, and what was sent is what is kept. */
export async function isReady(
  world: Pick<World, 'app' | 'bucket'>,
  clipId: string,
  bytes: Buffer,
): Promise<boolean> {
  const asset = await assetOfClip(world, clipId)
  if (asset?.state !== 'ready') return false
  const kept = world.bucket.objects.get(`media/${asset.customerId}/${asset.id}/source`)
  return kept !== undefined && kept.body.equals(bytes)
}

async function aFilm(world: World): Promise<Work> {
  const begun = await aSentFilm(world)
  await ask(world.app, world.person, 'completeUpload', completion(begun))
  return { what: 'a film', isDone: () => isReady(world, begun.clip.clipId, begun.bytes) }
}

async function aFile({ app, person }: World): Promise<Work> {
  const bytes = Buffer.from('From,To\nBergen,Oslo\n')
  const request = { name: `${ulid()}.csv`, bytes: bytes.length }
  const { file, upload } = await ask<StartFileUploadResponse>(
    app,
    person,
    'startFileUpload',
    request,
  )
  await postParts(app, person, { upload, bytes })
  const parts = declared({ upload, bytes })
  await ask(app, person, 'completeUpload', { uploadId: upload.uploadId, parts })
  const find = () =>
    app.database.db
      .selectFrom('files')
      .innerJoin('mediaAssets as asset', 'asset.id', 'files.assetId')
      .select('asset.state')
      .where('files.id', '=', file.fileId)
      .executeTakeFirst()
  return { what: 'a file', isDone: async () => (await find())?.state === 'ready' }
}

async function aReport({ app, person, bucket }: World): Promise<Work> {
  await ask(app, person, 'makeReport', { reportId: 'uploads' })
  const run = await app.database.db
    .selectFrom('runs')
    .select('id')
    .where('askedBy', '=', person.member.userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const find = () =>
    app.database.db.selectFrom('runs').select('state').where('id', '=', run.id).executeTakeFirst()
  const isDone = async () =>
    (await find())?.state === 'succeeded' && bucket.objects.has(`runs/${run.id}`)
  return { what: 'a report', isDone }
}

async function aMadeFilm({ app, person }: World): Promise<Work> {
  const values = { title: `Film ${ulid()}` }
  const { programId } = await ask<ListProgramsRow>(app, person, 'addProgram', { values })
  const tab = 'one'
  const read = await ask<GetProgramResponse>(app, person, 'getProgram', { programId, tab })
  const text = { style: 'titleCentre', fields: { title: values.title } } as const
  const timeline = { ...read.timeline, blocks: [aTitle('title', { out: 5, text })] }
  await ask(app, person, 'saveTimeline', { programId, tab, timelineRev: 1, timeline })
  await ask(app, person, 'renderProgram', { programId, timelineRev: 2 })
  const isDone = async () => {
    const films = await app.database.db
      .selectFrom('programVersions as version')
      .innerJoin('mediaAssets as asset', 'asset.id', 'version.assetId')
      .select('asset.state')
      .where('version.programId', '=', programId)
      .execute()
    return films.length === 1 && films[0]?.state === 'ready'
  }
  return { what: 'the film of a program', isDone }
}

async function aRecording(world: World): Promise<Work> {
  const { app, person, zoom } = world
  const body = readFileSync(tinyFilm())
  const file = { file_type: 'MP4', recording_type: 'active_speaker', body } as const
  const start = new Date(Date.now() - 3_600_000).toISOString()
  const { uuid } = zoom.record({ topic: 'All hands', start_time: start, files: [file] })
  await ask(app, person, 'importRecording', { meetingId: uuid })
  const isDone = async () => {
    const found = await app.database.db
      .selectFrom('zoomImports')
      .select(['state', 'clipId'])
      .where('meetingId', '=', uuid)
      .executeTakeFirstOrThrow()
    return found.state === 'done' && isReady(world, found.clipId ?? '', body)
  }
  return { what: 'a recording of Zoom', isDone }
}

async function aSpeech(world: World): Promise<Work> {
  const { app, person } = world
  const clipId = await insertClip(app.database.db, person.member)
  const asset = await assetOfClip(world, clipId)
  const key = `media/${person.member.customerId}/${asset?.id}/source`
  await app.services.media.storage.put(key, readFileSync(tinyFilm()))
  await ask(app, person, 'makeCaptions', { clipId, lang: 'en' })
  const isDone = async () =>
    (
      await app.database.db
        .selectFrom('captionVersions')
        .select('lang')
        .where('clipId', '=', clipId)
        .execute()
    ).length === 1
  return { what: 'captions of what is said', isDone }
}

async function aPublication({ app, person, youtube }: World): Promise<Work> {
  const { db } = app.database
  const { storage } = app.services.media
  const { programId, film } = await aProgramWithFilm(db, person.member, storage, 1000)
  const how = { privacy: 'private', isForKids: false, isSynthetic: false }
  await ask(app, person, 'publishToYoutube', { programId, title: 'All', description: '', ...how })
  const isDone = async () =>
    [...youtube.videos.values()].filter(({ body }) => body.equals(film)).length === 1
  return { what: 'a film for YouTube', isDone }
}

/** Its parts go with the next sweep. */
async function aDiscardedTake({ app, person, bucket }: World): Promise<Work> {
  const take = await aTake(app, person, Buffer.alloc(1000, 1))
  await sendPart(app, take, 1, await aSignature(app, person))
  await ask(app, person, 'discardTake', { takeId: take.takeId })
  const { keyPrefix } = take.upload
  await app.database.db
    .updateTable('jobs')
    .set({ dueAt: new Date(Date.now() + app.clock.aheadMs) })
    .where('kind', '=', 'media.sweep')
    .execute()
  const isDone = async () => ![...bucket.objects.keys()].some((key) => key.startsWith(keyPrefix))
  return { what: 'what was thrown away', isDone }
}
