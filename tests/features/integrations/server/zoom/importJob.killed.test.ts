// A server that is killed at any moment while recordings come in from Zoom: each becomes one clip, with its captions, once.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type {
  ListCaptionsResponse,
  ListClipsResponse,
} from '../../../../../generated/facts/features/footage'
import { openDatabase } from '../../../../../src/server/database/openDatabase'
import { openZoom } from '../../../../standins/zoom'
import { freePort } from '../../../../support/freePort'
import { connect, flags } from '../../../../support/integrations'
import { freshMediaApp } from '../../../../support/mediaApp'
import { projectRoot } from '../../../../support/projectRoot'
import { askServer, prepareDataDir, startServer, tokenOf } from '../../../../support/realServer'
import { atSize, seed } from '../../../../support/sizes'
import { signIn } from '../../../../support/talk'
import { h264, video } from '../../../../support/videos'

const kills = atSize({ few: 1, part: 3, measure: 10, whole: 30 })
const each = 3
/** Nobody is let in with more of them on their way. */
const mostAtOnce = 20
const dataDir = mkdtempSync(join(tmpdir(), 'studio-importing-'))
const zoom = await openZoom()
let server: Awaited<ReturnType<typeof startServer>> | undefined
afterAll(async () => {
  await server?.kill('SIGKILL')
  await zoom.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const port = await freePort()
const environment = {
  PORT: String(port),
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  ...zoom.environment,
}

const member = await prepareDataDir(dataDir)
const film = readFileSync(video('mp4', h264, { seconds: 1, size: '64x36', rate: 5 }))
const said = 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nMira: Good morning.\n'
const files = [
  { file_type: 'MP4', recording_type: 'active_speaker', body: film },
  { file_type: 'TRANSCRIPT', recording_type: 'audio_transcript', body: Buffer.from(said) },
] as const

async function inDatabase<Answer>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase({ projectRoot, dataDir })
  const answer = await work(database)
  await database.close()
  return answer
}

await inDatabase(async (database) => {
  const { customerId } = member
  await database.db.updateTable('customers').set({ flags }).where('id', '=', customerId).execute()
  const after = { database, dataDir, clock: { aheadMs: 0 } }
  const app = await freshMediaApp({ after, environment, processes: false })
  const session = await signIn(app, member)
  await connect(app, { session })
})

async function restarted() {
  await server?.kill('SIGKILL')
  const running = await startServer(dataDir, environment)
  server = running
  const token = await tokenOf(running, member)
  return <Answer>(id: Parameters<typeof askServer>[2], body: object = {}) =>
    askServer<Answer>(running, token, id, body)
}

const moments = fc.sample(fc.integer({ min: 0, max: 1_500 }), { numRuns: kills, seed })

const titleOf = (no: number, at: number) => `Meeting ${no}.${at}.`

test(`of ${kills * each} recordings each comes in once although the server is killed ${kills} times`, async () => {
  let ask = await restarted()
  const listed = async () => (await ask<ListClipsResponse>('listClips', { limit: 200 })).rows
  for (const [no, killMs] of moments.entries()) {
    const onTheirWay = async () => no * each - (await listed()).length
    await expect.poll(onTheirWay, { interval: 50 }).toBeLessThanOrEqual(mostAtOnce - each)
    const meetings = Array.from({ length: each }, (_, at) =>
      zoom.record({
        topic: titleOf(no, at),
        start_time: new Date(Date.now() - 3_600_000).toISOString(),
        files: [...files],
      }),
    )
    const asking = Promise.allSettled(
      meetings.map(({ uuid }) => ask('importRecording', { meetingId: uuid })),
    )
    await new Promise((go) => setTimeout(go, killMs))
    ask = await restarted()
    await asking
    // Whoever was told nothing presses again; for the others it changes nothing.
    for (const { uuid } of meetings) await ask('importRecording', { meetingId: uuid })
  }
  const titles = moments.flatMap((_, no) =>
    Array.from({ length: each }, (__, at) => titleOf(no, at)),
  )
  const arrived = async () =>
    (await listed())
      .filter(({ state }) => state === 'ready')
      .map(({ title }) => title)
      .toSorted()
  await expect.poll(arrived, { interval: 50 }).toEqual(titles.toSorted())
  for (const { clipId } of await listed()) {
    const read = async () => (await ask<ListCaptionsResponse>('listCaptions', { clipId })).captions
    await expect.poll(read, { interval: 50 }).toHaveLength(1)
  }
  await server?.kill('SIGTERM')
  server = undefined

  const rows = await inDatabase(({ db }) =>
    db
      .selectFrom('footageClips as clip')
      .leftJoin('captionVersions as captions', 'captions.clipId', 'clip.id')
      .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
      .select(['clip.title', 'asset.id', 'captions.versionNo'])
      .execute(),
  )
  expect(rows.map(({ versionNo }) => versionNo)).toEqual(rows.map(() => 1))
  // Nothing that a killed one had stored lies about.
  const folder = join(dataDir, 'objects/media', member.customerId)
  expect(readdirSync(folder).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  for (const { id } of rows)
    expect(readFileSync(join(folder, id, 'source')).equals(film)).toBe(true)
  expect(readdirSync(join(dataDir, 'writing'))).toEqual([])
})
