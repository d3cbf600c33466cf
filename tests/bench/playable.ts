// From the last byte to something that plays: a minute of 1080p H.264 through the whole server, against
// nothing but the copying itself by ffmpeg.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clip } from '../../generated/facts/features/footage'
import type { Upload } from '../../generated/facts/features/media'
import { askServer, prepareDataDir, startServer, tokenOf } from '../support/realServer'
import { made } from '../support/videos'
import type { Measure } from './upload'

const rounds = 3

/** Seconds; medians. `ours` begins when `completeUpload` is sent and ends when the clip says it plays. */
export async function benchPlayable(): Promise<Measure[]> {
  const path = made('mp4', [
    '-f lavfi -i testsrc2=size=1920x1080:rate=30:duration=60 -f lavfi -i sine=duration=60',
    '-c:v libx264 -preset veryfast -b:v 8M -g 60 -pix_fmt yuv420p -c:a aac -shortest',
  ])
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-playable-'))
    ours.push(await playableSeconds(path, dataDir))
    floor.push(copySeconds(path, dataDir))
    rmSync(dataDir, { recursive: true, force: true })
  }
  const [our, least] = [median(ours), median(floor)]
  const name = 'last byte to playable, 60 s of 1080p (s)'
  return [{ name, ours: our, floor: least, ratio: our / least }]
}

/** A server of its own each time: the ladder of one round must not share the machine with the next. */
async function playableSeconds(path: string, dataDir: string): Promise<number> {
  const member = await prepareDataDir(dataDir)
  const server = await startServer(dataDir)
  try {
    const token = await tokenOf(server, member)
    return await measure(path, (id, body = {}) => askServer(server, token, id, body), server.origin)
  } finally {
    await server.kill('SIGTERM')
  }
}

type Ask = <Answer>(id: Parameters<typeof askServer>[2], body?: object) => Promise<Answer>

async function measure(path: string, ask: Ask, origin: string): Promise<number> {
  const bytes = readFileSync(path)
  const file = { name: 'minute.mp4', bytes: bytes.length }
  const { clip, upload } = await ask<{ clip: Clip; upload: Upload }>('startClipUpload', file)
  const { clipId } = clip
  const { uploadId } = upload
  const parts = []
  for (let start = 0; start < bytes.length; start += upload.partBytes) {
    const body = bytes.subarray(start, start + upload.partBytes)
    const sha256 = createHash('sha256').update(body).digest('hex')
    parts.push({ partNo: parts.length + 1, bytes: body.length, sha256 })
    await post(
      `${origin}/uploads/`,
      `${upload.keyPrefix}p${String(parts.length).padStart(5, '0')}`,
      body,
      ask,
    )
  }
  const started = performance.now()
  await ask('completeUpload', { uploadId, parts })
  for (;;) {
    const { state, failMessage } = await ask<Clip>('getClip', { clipId })
    if (state === 'playable' || state === 'ready') return (performance.now() - started) / 1000
    if (failMessage) throw new Error(failMessage)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function post(url: string, key: string, body: Buffer, ask: Ask): Promise<void> {
  const form = new FormData()
  form.append('key', key)
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [name, value] of Object.entries(
    await ask<Record<string, string>>('getUploadSignature'),
  )) {
    form.append(name, value)
  }
  form.append('file', new Blob([new Uint8Array(body)]))
  const { status } = await fetch(url, { method: 'POST', body: form })
  if (status !== 204) throw new Error(`the store answered ${status}`)
}

function copySeconds(path: string, folder: string): number {
  const started = performance.now()
  const args = `-v error -y -i ${path} -c copy -f hls -hls_time 4 -hls_playlist_type vod`
  const rest =
    '-hls_segment_type fmp4 -hls_flags single_file -hls_segment_filename floor.mp4 floor.m3u8'
  spawnSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', `${args} ${rest}`.split(' '), { cwd: folder })
  return (performance.now() - started) / 1000
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
