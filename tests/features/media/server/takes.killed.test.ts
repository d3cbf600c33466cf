// A server that is killed at any moment while takes are recorded and sent: each becomes one clip of just what was recorded.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { ulid } from 'ulid'
import { afterAll, expect, test } from 'vitest'
import { takePartBytes } from '../../../../generated/facts/constants'
import type { ListClipsResponse, ListClipsRow } from '../../../../generated/facts/features/footage'
import type { Upload } from '../../../../generated/facts/features/media'
import { sweep } from '../../../../src/features/media/server/processing/sweep'
import { openDatabase } from '../../../../src/server/database/openDatabase'
import { openDiskStorage } from '../../../../src/server/storage/diskStorage'
import { projectRoot } from '../../../support/projectRoot'
import { askServer, prepareDataDir, startServer, tokenOf } from '../../../support/realServer'
import { atSize, seed } from '../../../support/sizes'
import { aRecording, bodiesOf, receiptsOf } from '../../../support/takes'
import { enlarged } from '../../../support/videos'

const takes = atSize({ few: 1, part: 2, measure: 5, whole: 30 })
const killsOfEach = 3
const dataDir = mkdtempSync(join(tmpdir(), 'studio-takes-'))
let server: Awaited<ReturnType<typeof startServer>> | undefined
afterAll(async () => {
  await server?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const member = await prepareDataDir(dataDir)
/** Three parts, the last one short. */
const bytes = readFileSync(enlarged(aRecording(), takePartBytes * 2.4))

async function restarted() {
  await server?.kill('SIGKILL')
  const running = await startServer(dataDir)
  server = running
  const token = await tokenOf(running, member)
  const ask = <Answer>(id: Parameters<typeof askServer>[2], body: object = {}) =>
    askServer<Answer>(running, token, id, body)
  return { ask, origin: running.origin }
}

type Server = Awaited<ReturnType<typeof restarted>>

/** What a page does that knows only which take it records. */
async function sendRest(takeId: string, title: string, { ask, origin }: Server): Promise<void> {
  const upload = await ask<Upload>('startTakeUpload', { takeId, mime: 'video/mp4;codecs=avc1' })
  const signature = await ask<Record<string, string>>('getUploadSignature')
  for (const [index, body] of bodiesOf(bytes).entries()) {
    if (upload.state !== 'open' || upload.receivedParts.includes(index + 1)) continue
    const form = new FormData()
    form.append('key', `${upload.keyPrefix}p${String(index + 1).padStart(5, '0')}`)
    form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
    for (const [name, value] of Object.entries(signature)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(body)]))
    const { status } = await fetch(`${origin}/uploads/`, { method: 'POST', body: form })
    expect(status).toBe(204)
  }
  await ask<ListClipsRow>('saveTake', { takeId, title, durationMs: 6000 })
  await ask<Upload>('completeUpload', { uploadId: upload.uploadId, parts: receiptsOf(bytes) })
}

const moments = fc.sample(
  fc.array(fc.integer({ min: 0, max: 600 }), { minLength: killsOfEach, maxLength: killsOfEach }),
  { numRuns: takes, seed },
)

test(`of ${takes} takes each is kept once although the server is killed ${killsOfEach} times while it is sent`, async () => {
  let running = await restarted()
  for (const [no, kills] of moments.entries()) {
    const takeId = ulid()
    for (const killMs of kills) {
      const sending = sendRest(takeId, `Take ${no}`, running)
      await Promise.race([
        new Promise((go) => setTimeout(go, killMs)),
        sending.catch(() => undefined),
      ])
      running = await restarted()
      await Promise.allSettled([sending])
    }
    await sendRest(takeId, `Take ${no}`, running)
  }
  const states = async () =>
    (await running.ask<ListClipsResponse>('listClips', { limit: 200 })).rows.map(
      ({ title, state }) => `${title} ${state}`,
    )
  const ready = moments.map((_, no) => `Take ${no} ready`)
  await expect.poll(async () => (await states()).toSorted()).toEqual(ready.toSorted())
  await server?.kill('SIGTERM')
  server = undefined

  const folder = join(dataDir, 'objects/media', member.customerId)
  const assets = readdirSync(folder)
  expect(assets).toHaveLength(takes)
  for (const id of assets) expect(readFileSync(join(folder, id, 'source')).equals(bytes)).toBe(true)
  const database = await openDatabase({ projectRoot, dataDir })
  // The hourly job takes what a kill kept from being removed.
  const storage = await openDiskStorage(dataDir)
  await sweep({
    database,
    storage,
    log: { info() {}, warn() {}, error() {} },
    now: () => new Date(),
  })
  const arrived = readdirSync(join(dataDir, 'objects'), { recursive: true, withFileTypes: true })
  expect(arrived.filter((at) => at.isFile() && at.parentPath.includes('objects/in'))).toEqual([])
  expect(await database.db.selectFrom('mediaUploads').select('state').execute()).toEqual(
    moments.map(() => ({ state: 'done' })),
  )
  await database.close()
})
