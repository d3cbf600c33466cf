/** Takes as a browser records and sends them. */
import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { takePartBytes } from '../../generated/facts/constants'
import type { ListClipsRow } from '../../generated/facts/features/footage'
import type { Upload } from '../../generated/facts/features/media'
import { ask, aSignature, postPart, type MediaApp, type Person, type Signature } from './mediaApp'
import { made } from './videos'

/**
 * Six seconds in fragments, with Opus and a keyframe every half second: two of a picture and a tone,
 * then black and silence.
 */
export const aRecording = () =>
  made('mp4', [
    '-f lavfi -i testsrc2=size=640x360:rate=30:duration=6',
    '-f lavfi -i sine=frequency=440:duration=2,apad=whole_dur=6',
    '-vf drawbox=color=black:t=fill:enable=gte(t\\,2)',
    '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 15 -c:a libopus',
    '-movflags frag_keyframe+empty_moov',
  ])

export interface Take {
  readonly takeId: string
  readonly upload: Upload
  readonly bytes: Buffer
}

export const startTake = (app: MediaApp, person: Person, takeId: string, given: object = {}) =>
  ask<Upload>(app, person, 'startTakeUpload', { takeId, mime: 'video/mp4;codecs=avc1', ...given })

export async function aTake(
  app: MediaApp,
  person: Person,
  bytes: Buffer,
  given: object = {},
): Promise<Take> {
  const takeId = ulid()
  return { takeId, upload: await startTake(app, person, takeId, given), bytes }
}

export const bodiesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / takePartBytes) }, (_, index) =>
    bytes.subarray(index * takePartBytes, (index + 1) * takePartBytes),
  )

/** @returns the status of the store's answer */
export async function sendPart(
  app: MediaApp,
  { upload: { url, keyPrefix }, bytes }: Take,
  partNo: number,
  signature: Signature,
): Promise<number> {
  const key = `${keyPrefix}p${String(partNo).padStart(5, '0')}`
  const body = bodiesOf(bytes)[partNo - 1] ?? Buffer.alloc(0)
  return (await postPart(app, { url, key, body }, signature)).status
}

export const receiptsOf = (bytes: Buffer) =>
  bodiesOf(bytes).map((body, index) => ({
    partNo: index + 1,
    bytes: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
  }))

export const saveTake = (
  app: MediaApp,
  person: Person,
  { takeId }: Pick<Take, 'takeId'>,
  given: object = {},
) =>
  ask<ListClipsRow>(app, person, 'saveTake', {
    takeId,
    title: 'My take',
    durationMs: 6000,
    ...given,
  })

export const completeTake = (app: MediaApp, person: Person, { upload, bytes }: Take) =>
  ask<Upload>(app, person, 'completeUpload', {
    uploadId: upload.uploadId,
    parts: receiptsOf(bytes),
  })

/** All of it, to a clip. */
export async function sendTake(
  app: MediaApp,
  person: Person,
  bytes: Buffer,
  saved: object = {},
): Promise<ListClipsRow> {
  const take = await aTake(app, person, bytes)
  const signature = await aSignature(app, person)
  for (const [index] of bodiesOf(bytes).entries()) await sendPart(app, take, index + 1, signature)
  const clip = await saveTake(app, person, take, saved)
  await completeTake(app, person, take)
  return clip
}
