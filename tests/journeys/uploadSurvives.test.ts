// Acknowledged data survives a kill of the server at any time (security-reliability.md promises 1,
// 3, 9).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPartBytes } from '../../generated/facts/constants'
import type {
  ListClipsResponse,
  ListClipsRow,
  StartClipUploadResponse,
} from '../../generated/facts/features/footage'
import type { Upload } from '../../generated/facts/features/media'
import type { TestMember } from '../support/people'
import {
  askServer,
  prepareDataDir,
  startServer,
  tokenOf,
  type RealServer,
} from '../support/realServer'
import { enlarged, h264, video } from '../support/videos'

const dataDir = mkdtempSync(join(tmpdir(), 'studio-kill-'))
/** Three parts and a second or two of encoding. */
const bytes = readFileSync(
  enlarged(video('mp4', h264, { seconds: 4, size: '1280x720' }), uploadPartBytes * 2.5),
)
let member: TestMember
let server: RealServer | undefined

beforeAll(async () => {
  member = await prepareDataDir(dataDir)
})
afterAll(async () => {
  await server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function restarted() {
  await server?.kill('SIGKILL')
  server = await startServer(dataDir)
  const running = server
  const token = await tokenOf(running, member)
  const ask = <Answer>(id: Parameters<typeof askServer>[2], body: object = {}) =>
    askServer<Answer>(running, token, id, body)
  return { running, ask }
}

type Ask = Awaited<ReturnType<typeof restarted>>['ask']

/** Decoders of a killed server, which would otherwise run for hours beside the next one's. */
function processesOf(path: string): string[] {
  return execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`file:${path}`))
}

function partOf(upload: Upload, partNo: number) {
  const start = (partNo - 1) * upload.partBytes
  const body = bytes.subarray(start, start + upload.partBytes)
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { partNo, body, sha256, key: `${upload.keyPrefix}p${String(partNo).padStart(5, '0')}` }
}

function declared(upload: Upload) {
  return Array.from({ length: upload.partCount }, (_, index) => {
    const { partNo, sha256, body } = partOf(upload, index + 1)
    return { partNo, sha256, bytes: body.length }
  })
}

/** Posts one part; with `share`, only that fraction of it before the server is killed. */
async function post(running: RealServer, ask: Ask, upload: Upload, partNo: number, share = 1) {
  const { key, body } = partOf(upload, partNo)
  const form = new FormData()
  form.append('key', key)
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [name, value] of Object.entries(
    await ask<Record<string, string>>('getUploadSignature'),
  )) {
    form.append(name, value)
  }
  form.append('file', new Blob([new Uint8Array(body)]))
  const encoded = new Response(form)
  const sent = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': sent.length,
  }
  return new Promise<number | undefined>((resolve) => {
    const posting = request(
      `${running.origin}/uploads/`,
      { method: 'POST', headers },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      },
    )
    posting.on('error', () => resolve(undefined))
    if (share === 1) posting.end(sent)
    else {
      posting.write(sent.subarray(0, Math.floor(sent.length * share)), () => {
        void running.kill('SIGKILL')
      })
    }
  })
}

async function clipOf(ask: Ask, clipId: string): Promise<ListClipsRow | undefined> {
  const { rows } = await ask<ListClipsResponse>('listClips', { ids: [clipId] })
  return rows[0]
}

test('an upload goes on where it was, though the server is killed in the middle of a part', async () => {
  let { running, ask } = await restarted()
  const file = { name: 'noise.mp4', bytes: bytes.length }
  const { clip, upload } = await ask<StartClipUploadResponse>('startClipUpload', file)
  expect(upload.partCount).toBeGreaterThanOrEqual(3)
  const { uploadId } = upload

  expect(await post(running, ask, upload, 1)).toBe(204)
  for (const share of [0.5, 0.99]) {
    expect(await post(running, ask, upload, 2, share)).toBeUndefined()
    server = undefined
    ;({ running, ask } = await restarted())
    expect((await ask<Upload>('getUpload', { uploadId })).receivedParts).toEqual([1])
  }

  const partNos = Array.from({ length: upload.partCount }, (_, index) => index + 1)
  for (const partNo of partNos.slice(1)) expect(await post(running, ask, upload, partNo)).toBe(204)
  // Killed as soon as it has acknowledged that every part is durable.
  ;({ running, ask } = await restarted())
  expect((await ask<Upload>('getUpload', { uploadId })).receivedParts).toEqual(partNos)

  const parts = declared(upload)
  await ask('completeUpload', { uploadId, parts })
  // Killed during assembling, probing or encoding, whichever it has reached.
  for (let times = 0; times < 2; times += 1) {
    await server?.kill('SIGKILL')
    await expect.poll(() => processesOf(dataDir)).toEqual([])
    server = undefined
    ;({ running, ask } = await restarted())
    await ask('completeUpload', { uploadId, parts })
  }
  const look = () => clipOf(ask, clip.clipId)
  await expect.poll(look).toMatchObject({ state: 'ready' })

  const folder = join(dataDir, 'objects/media', member.customerId)
  const assets = readdirSync(folder)
  expect(assets).toHaveLength(1)
  expect(readFileSync(join(folder, assets[0] ?? '', 'source')).equals(bytes)).toBe(true)
  expect(await ask('listClips')).toMatchObject({ total: 1 })
})

test('a server that is asked to stop gives its work back, and the next one goes on', async () => {
  const { running, ask } = await restarted()
  const file = { name: 'again.mp4', bytes: bytes.length }
  const { clip, upload } = await ask<StartClipUploadResponse>('startClipUpload', file)
  for (const { partNo } of declared(upload)) await post(running, ask, upload, partNo)
  await ask('completeUpload', { uploadId: upload.uploadId, parts: declared(upload) })
  const { clipId } = clip
  const look = (who: Ask) => clipOf(who, clipId)
  await expect.poll(() => look(ask)).toMatchObject({ phase: 'ladder' })

  const stopping = performance.now()
  await running.kill('SIGTERM')
  server = undefined
  expect(performance.now() - stopping).toBeLessThan(10_000)
  const next = await restarted()
  await expect.poll(() => look(next.ask)).toMatchObject({ state: 'ready' })
})
