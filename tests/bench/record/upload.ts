// A take that is sent while it is recorded: how soon it plays, and what is left to send when it stops.
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { ulid } from 'ulid'
import type { ListClipsResponse } from '../../../generated/facts/features/footage'
import type { Upload, UploadSignature } from '../../../generated/facts/features/media'
import type { SaveTakeResponse } from '../../../generated/facts/features/recorder'
import { growUpload, type TakeServer } from '../../../src/features/media/client/growUpload'
import type { PartReceipt } from '../../../src/features/media/client/conversation'
import type { Wire } from '../../../src/features/media/client/transfer'
import { measureInTurn, type Ratio } from '../measure'
import { askerOf, type Ask } from '../playable'
import { runServer, signIn } from '../runServer'

const minutes = 10
const upBitsPerSecond = 10_000_000
const takeBitsPerSecond = 5_000_000
const tailSeconds = 24

export async function benchTakeUpload(): Promise<Ratio[]> {
  const server = await runServer(4395)
  try {
    const ask = askerOf(server.origin, await signIn(server.origin))
    return [
      ...(await saveRatios(server.folder, server.origin, ask)),
      await tailRatio(server.origin, ask),
    ]
  } finally {
    await server.stop()
  }
}

/** From Save to a clip that plays, of ten minutes of 1080p, all but the last part of which is at the server. */
async function saveRatios(folder: string, origin: string, ask: Ask): Promise<Ratio[]> {
  const film = join(folder, 'take.mp4')
  makeTake(film)
  const [ours, floor] = await measureInTurn(
    [
      { name: 'the product', run: () => saveToPlayable(film, origin, ask) },
      { name: 'ffmpeg copying it', run: () => copy(film, folder) },
    ],
    3,
  )
  const shown = `${ours!.median.toFixed(0)} ms`
  return [
    {
      what: 'save to playable, 10 min of 1080p',
      ours: shown,
      against: `${floor!.median.toFixed(0)} ms ${floor!.name}`,
      ratio: ours!.median / floor!.median,
    },
    {
      what: 'save to playable, promised',
      ours: shown,
      against: '3000 ms',
      ratio: ours!.median / 3000,
      target: { at: 'most', value: 1 },
    },
  ]
}

async function saveToPlayable(film: string, origin: string, ask: Ask): Promise<number> {
  const source = sourceOf(film)
  const take = takeOf(origin, ask, fullSpeed)
  const growing = growUpload({ source, onProgress: () => undefined }, take.server, take.wire)
  growing.ended()
  await take.untilSent(source.size())
  const start = performance.now()
  const { clipId } = await ask<SaveTakeResponse>('take/saveTake', {
    takeId: take.takeId,
    title: 'Take',
    durationMs: minutes * 60_000,
  })
  await growing.finish()
  await untilPlayable(clipId, ask)
  return performance.now() - start
}

/** What is left to do after the last picture: over a line of 10 Mbit/s, beside a file that is sent afterwards. */
async function tailRatio(origin: string, ask: Ask): Promise<Ratio> {
  const bytes = (takeBitsPerSecond / 8) * tailSeconds
  const take = takeOf(origin, ask, lineOf(upBitsPerSecond))
  const startedAt = performance.now()
  const recorded = () =>
    Math.min(bytes, Math.floor(((performance.now() - startedAt) / 1000) * (takeBitsPerSecond / 8)))
  const source = {
    size: recorded,
    readMedia: async (from: number, to: number) => new Uint8Array(to - from),
  }
  const growing = growUpload({ source, onProgress: () => undefined }, take.server, take.wire)
  await new Promise((resolve) => setTimeout(resolve, tailSeconds * 1000))
  const stoppedAt = performance.now()
  growing.ended()
  await take.untilSent(bytes)
  const tailMs = performance.now() - stoppedAt
  await growing.discard()
  const afterwardsMs = (bytes * 8 * 1000) / upBitsPerSecond
  return {
    what: `left to send at stop, after ${tailSeconds} s`,
    ours: `${tailMs.toFixed(0)} ms`,
    against: `${afterwardsMs.toFixed(0)} ms for the whole file`,
    ratio: tailMs / afterwardsMs,
    target: { at: 'most', value: 0.5 },
  }
}

type Line = (bytes: number) => Promise<void>

const fullSpeed: Line = async () => undefined

/** Bytes pass one after the other, as many as fit through in a second. */
function lineOf(bitsPerSecond: number): Line {
  let freeAt = 0
  return async (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8 * 1000) / bitsPerSecond
    await new Promise((resolve) => setTimeout(resolve, freeAt - performance.now()))
  }
}

function takeOf(origin: string, ask: Ask, line: Line) {
  const takeId = ulid()
  let sent = 0
  const waiting: (() => void)[] = []
  const server: TakeServer = {
    start: () =>
      ask<Upload>('take/startTakeUpload', { takeId, mime: 'video/mp4', source: 'camera' }),
    discard: async () => void (await ask('take/discardTake', { takeId })),
    look: async (uploadId) => ({
      kind: 'upload',
      upload: await ask<Upload>('upload/getUpload', { uploadId }),
    }),
    complete: async (uploadId: string, parts: PartReceipt[]) => ({
      kind: 'upload',
      upload: await ask<Upload>('upload/completeUpload', { uploadId, parts }),
    }),
  }
  const wire: Wire = {
    signatures: {
      current: () => ask<UploadSignature>('common/getUploadSignature', {}),
      refused: () => undefined,
    },
    limit: pLimit(4),
    async post({ url, key, body, signature }) {
      const form = new FormData()
      form.set('key', key)
      form.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
      for (const [name, value] of Object.entries(signature)) form.set(name, value)
      form.set('file', body)
      await line(body.size)
      const { status } = await fetch(new URL(url, origin), { method: 'POST', body: form })
      if (status >= 300) throw new Error(`A part was answered with ${status}.`)
      sent += body.size
      waiting.forEach((look) => look())
      return { kind: 'stored' }
    },
    untilOnline: async () => undefined,
    pause: (waitMs, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, waitMs)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(signal.reason as Error)
        })
      }),
    random: Math.random,
  }
  const untilSent = (bytes: number) =>
    new Promise<void>((resolve) => {
      const look = () => sent >= bytes && resolve()
      waiting.push(look)
      look()
    })
  return { takeId, server, wire, untilSent }
}

async function untilPlayable(clipId: string, ask: Ask): Promise<void> {
  for (;;) {
    const { rows } = await ask<ListClipsResponse>('clip/listClips', { ids: [clipId] })
    const state = rows[0]?.state
    if (state === 'playable' || state === 'ready') return
    if (state === 'failed' || state === 'rejected') throw new Error(`The take was ${state}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function sourceOf(film: string) {
  const { size } = statSync(film)
  return {
    size: () => size,
    async readMedia(from: number, to: number) {
      const file = openSync(film, 'r')
      try {
        const bytes = new Uint8Array(to - from)
        readSync(file, bytes, 0, bytes.length, from)
        return bytes
      } finally {
        closeSync(file)
      }
    },
  }
}

const ffmpeg = (args: readonly string[]) =>
  execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])

/** As Chromium writes it: pieces of half a second, H.264 and Opus. A minute is drawn, and repeated. */
function makeTake(path: string): void {
  const minute = `${path}.minute.mp4`
  const picture = 'testsrc2=size=1920x1080:rate=30:duration=60'
  const sound = 'sine=frequency=300:sample_rate=48000:duration=60'
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound]
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-b:v', '5M']
  ffmpeg([...inputs, ...video, '-g', '12', '-c:a', 'libopus', '-shortest', minute])
  const repeated = ['-stream_loop', String(minutes - 1), '-i', minute, '-c', 'copy']
  ffmpeg([...repeated, '-movflags', '+frag_keyframe+empty_moov+default_base_moof', path])
}

function copy(film: string, folder: string): number {
  const start = performance.now()
  const hls = ['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_time', '4', '-hls_list_size', '0']
  ffmpeg(['-i', film, '-c', 'copy', ...hls, join(folder, 'floor.m3u8')])
  return performance.now() - start
}
