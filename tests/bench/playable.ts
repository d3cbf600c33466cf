import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  ListClipsResponse,
  StartClipUploadResponse,
} from '../../generated/facts/features/footage'
import type { Upload, UploadSignature } from '../../generated/facts/features/media'
import { measureInTurn, type Ratio } from './measure'
import { runServer, signIn } from './runServer'

/**
 * From the last byte of a minute of 1080p H.264 to a clip that plays, against ffmpeg alone reading and remuxing the
 * same file: what no server could go below. Nobody waits longer than 3 s.
 */
export async function benchPlayable(): Promise<Ratio[]> {
  const server = await runServer(4393)
  try {
    await server.untilAtRest()
    const film = join(server.folder, 'film.mp4')
    makeFilm(film)
    const token = await signIn(server.origin)
    const ask = askerOf(server.origin, token)
    const contenders = [
      { name: 'the product', run: () => timeToPlayable(film, server.origin, ask) },
      { name: 'ffprobe and ffmpeg alone', run: () => remux(film, server.folder) },
    ]
    const [ours, floor] = await measureInTurn(contenders, 3)
    const shown = {
      ours: `${ours!.median.toFixed(0)} ms`,
      against: `${floor!.median.toFixed(0)} ms ${floor!.name}`,
    }
    return [
      { what: 'last byte to playable', ...shown, ratio: ours!.median / floor!.median },
      {
        what: 'last byte to playable',
        ours: shown.ours,
        against: '3000 ms allowed',
        ratio: ours!.median / 3000,
        target: { at: 'most', value: 1 },
      },
    ]
  } finally {
    await server.stop()
  }
}

export type Ask = <Answer>(path: string, clientRequest: unknown) => Promise<Answer>

export const askerOf =
  (origin: string, token: string): Ask =>
  <Answer>(path: string, clientRequest: unknown) =>
    call<Answer>(origin, token, path, clientRequest)

async function timeToPlayable(film: string, origin: string, ask: Ask): Promise<number> {
  const { complete, stateOf } = await sendClip(film, origin, ask)
  const start = performance.now()
  await complete()
  await untilClip(stateOf, ['playable', 'ready'])
  return performance.now() - start
}

/** Sends all bytes of a clip; it is looked at as soon as it is complete. */
export async function sendClip(film: string, origin: string, ask: Ask) {
  const bytes = readFileSync(film)
  const { clip, upload } = await ask<StartClipUploadResponse>('clip/startClipUpload', {
    name: 'film.mp4',
    bytes: bytes.length,
  })
  const signature = await ask<UploadSignature>('common/getUploadSignature', {})
  const parts: object[] = []
  for (let partNo = 1; partNo <= upload.partCount; partNo++) {
    const part = bytes.subarray((partNo - 1) * upload.partBytes, partNo * upload.partBytes)
    await postPart(new URL(upload.url, origin), upload, signature, partNo, part)
    parts.push({
      partNo,
      bytes: part.length,
      sha256: createHash('sha256').update(part).digest('hex'),
    })
  }
  const clipNow = async () =>
    (await ask<ListClipsResponse>('clip/listClips', { ids: [clip.clipId] })).rows[0]!
  return {
    complete: () => ask('upload/completeUpload', { uploadId: upload.uploadId, parts }),
    clipNow,
    stateOf: async () => (await clipNow()).state,
  }
}

export async function untilClip(
  stateOf: () => Promise<string | undefined>,
  wanted: readonly string[],
): Promise<void> {
  for (;;) {
    const state = (await stateOf()) ?? ''
    if (wanted.includes(state)) return
    if (state === 'failed' || state === 'rejected') throw new Error(`The film was ${state}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function postPart(
  url: URL,
  upload: Upload,
  signature: UploadSignature,
  partNo: number,
  part: Uint8Array,
): Promise<void> {
  const form = new FormData()
  form.set('key', `${upload.keyPrefix}p${String(partNo).padStart(5, '0')}`)
  form.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [name, value] of Object.entries(signature)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(part)]))
  const { status } = await fetch(url, { method: 'POST', body: form })
  if (status >= 300) throw new Error(`Part ${partNo} was answered with ${status}.`)
}

async function call<Answer>(
  origin: string,
  token: string,
  path: string,
  clientRequest: unknown,
): Promise<Answer> {
  const reply = await fetch(`${origin}/rest/secure/service/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ clientRequest }),
  })
  const { status, clientResponse, errorMessage } = (await reply.json()) as {
    status: string
    clientResponse: Answer
    errorMessage?: string
  }
  if (status !== 'Ok') throw new Error(`${path}: ${errorMessage}`)
  return clientResponse
}

export const ffmpeg = (args: readonly string[]) =>
  execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args])

export function makeFilm(path: string, { size = '1920x1080', seconds = 60 } = {}): void {
  const picture = `testsrc2=size=${size}:rate=30:duration=${seconds}`
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-g',
    '60',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
  ]
  ffmpeg([
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=300:duration=${seconds}`,
    ...codecs,
    path,
  ])
}

function remux(film: string, folder: string): number {
  const start = performance.now()
  execFileSync(process.env['FFPROBE_PATH'] ?? 'ffprobe', [
    '-v',
    'error',
    '-show_streams',
    '-of',
    'json',
    film,
  ])
  const hls = ['-f', 'hls', '-hls_segment_type', 'fmp4', '-hls_time', '4', '-hls_list_size', '0']
  ffmpeg(['-i', film, '-c', 'copy', ...hls, join(folder, 'floor.m3u8')])
  return performance.now() - start
}
