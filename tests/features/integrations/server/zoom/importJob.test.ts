import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RecordingImport } from '../../../../../generated/facts/features/integrations'
import {
  importRecordingJob,
  takeTranscriptJob,
} from '../../../../../src/features/integrations/server'
import { runDueJobs } from '../../../../support/dueJobs'
import { freshApp } from '../../../../support/freshApp'
import { connect, origin, somebody, type Connecting } from '../../../../support/integrations'
import { callAs } from '../../../../support/talk'
import { noticeOf, openZoom, recorded, type StandinFile } from '../../../../standins/zoom'

const zoom = await openZoom()
afterAll(() => zoom.close())
const environment = { PUBLIC_ORIGIN: origin, ...zoom.environment }
const app = await freshApp({ environment, withMedia: true })
const { db } = app.database

beforeEach(async () => {
  zoom.gone.clear()
  zoom.strayFiles = false
  zoom.isDown = false
  zoom.givesNoText = false
  zoom.clear()
  await db.deleteFrom('integrationConnections').execute()
})

const film = randomBytes(70_000)
const speaker: StandinFile = { file_type: 'MP4', recording_type: 'active_speaker', body: film }
const shared: StandinFile = {
  file_type: 'MP4',
  recording_type: 'shared_screen_with_speaker_view',
  body: randomBytes(90_000),
}
const transcript: StandinFile = {
  file_type: 'TRANSCRIPT',
  recording_type: 'audio_transcript',
  body: Buffer.from(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.500\nMira: Good morning, all hands.\n\n2\n00:00:04.000 --> 00:00:06.000\nLet us begin.\n',
  ),
}

const aMeeting = (files: StandinFile[], over = {}) =>
  zoom.record({
    topic: 'All hands, November',
    start_time: '2026-02-20T09:00:00Z',
    files,
    ...over,
  })

async function connected(): Promise<Connecting> {
  const who = await somebody(app)
  await connect(app, who)
  return who
}

const press = (who: Connecting, meetingId: string) =>
  callAs(app, who.session, 'importRecording', { meetingId })
const work = () => runDueJobs(app, importRecordingJob, takeTranscriptJob)

async function stateOf(who: Connecting, meetingId: string): Promise<RecordingImport | undefined> {
  const { body } = await callAs(app, who.session, 'listImports', { meetingIds: [meetingId] })
  const { imports } = body['clientResponse'] as { imports: { import: RecordingImport }[] }
  return imports[0]?.import
}

const clipOf = ({ clipId = '' }: Partial<RecordingImport> = {}) =>
  db
    .selectFrom('footageClips as clip')
    .innerJoin('mediaAssets as asset', 'asset.id', 'clip.assetId')
    .select(['clip.title', 'clip.ownerUserId', 'clip.createdAt', 'clip.customerId', 'clip.assetId'])
    .select(['asset.source', 'asset.bytes'])
    .where('clip.id', '=', clipId)
    .executeTakeFirst()

const cuesOf = async (clipId = '') =>
  (
    await db.selectFrom('captionVersions').select('cues').where('clipId', '=', clipId).execute()
  ).map(({ cues }) => cues.map(({ text }) => text))

test('a recording becomes a clip of whoever brought it in, with what was said', async () => {
  const who = await connected()
  const { uuid } = aMeeting([transcript, speaker, shared])
  expect((await press(who, uuid)).body).toMatchObject({
    clientResponse: { imports: [{ meetingId: uuid, import: { state: 'waiting' } }] },
  })
  await work()
  const done = await stateOf(who, uuid)
  expect(done).toMatchObject({ state: 'done', isByRule: false })
  const clip = await clipOf(done)
  expect(clip).toMatchObject({
    title: 'All hands, November',
    ownerUserId: who.member.userId,
    createdAt: new Date('2026-02-20T09:00:00Z'),
    source: 'zoom',
    bytes: String(shared.body.length),
  })
  expect(await cuesOf(done?.clipId)).toEqual([['Mira: Good morning, all hands.', 'Let us begin.']])
  const stored = await app.services.media.storage.read(
    `media/${clip?.customerId}/${clip?.assetId}/source`,
  )
  const chunks: Buffer[] = []
  for await (const chunk of stored) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).equals(shared.body)).toBe(true)
})

test('twenty are on their way at a time, and whoever asks again for one of them is not refused', async () => {
  const who = await connected()
  const [last = '', ...twenty] = Array.from({ length: 21 }, () => aMeeting([speaker]).uuid)
  const waits = { clientResponse: { imports: [{ import: { state: 'waiting' } }] } }
  for (const uuid of twenty) expect((await press(who, uuid)).body).toMatchObject(waits)
  expect((await press(who, last)).body).toMatchObject({ errorCode: 'tooManyImports' })
  expect(await stateOf(who, last)).toBeUndefined()
  expect((await press(who, twenty[0]!)).body).toMatchObject(waits)
  await work()
  expect((await press(who, last)).body).toMatchObject(waits)
})

test('which picture, and whether captions, is what its person says', async () => {
  const who = await connected()
  const rule = { isOn: false, words: [], picture: 'speaker', withTranscript: false }
  await callAs(app, who.session, 'saveImportRule', rule)
  const { uuid } = aMeeting([shared, speaker, transcript])
  await press(who, uuid)
  await work()
  const done = await stateOf(who, uuid)
  expect((await clipOf(done))?.bytes).toBe(String(film.length))
  expect(await cuesOf(done?.clipId)).toEqual([])
})

test('ids of meetings that hold slashes are found', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker], { uuid: '/ajXp112QmuoKj4854875//w==' })
  await press(who, uuid)
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'done' })
})

test('pressed twice it comes in once', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker])
  await Promise.all([press(who, uuid), press(who, uuid)])
  await work()
  await press(who, uuid)
  await work()
  const { customerId } = who.member
  const clips = await db
    .selectFrom('footageClips')
    .select('id')
    .where('customerId', '=', customerId)
    .execute()
  expect(clips).toHaveLength(1)
})

test('what Zoom has deleted is told as such, before and after it was asked for', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker])
  await press(who, uuid)
  zoom.gone.add(uuid)
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'failed', failCode: 'gone' })
  expect((await press(who, uuid)).body['errorMessage']).toBe('Zoom has deleted this recording.')
})

test.each<[string, StandinFile[], object, string]>([
  ['has sound alone', [{ ...speaker, file_type: 'M4A' }], {}, 'noFilm'],
  ['finds no room', [speaker], { storageBytes: 1000 }, 'noRoom'],
])('a recording that %s is told why it did not come in', async (_, files, change, failCode) => {
  const who = await connected()
  if (Object.keys(change).length > 0)
    await db.updateTable('customers').set(change).where('id', '=', who.member.customerId).execute()
  const { uuid } = aMeeting(files)
  await press(who, uuid)
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'failed', failCode })
})

test('disconnected meanwhile, nothing comes in any more', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker])
  await press(who, uuid)
  await callAs(app, who.session, 'disconnectZoom')
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'failed', failCode: 'disconnected' })
})

test('while Zoom does not answer an import waits, and goes on later', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker])
  await press(who, uuid)
  zoom.isDown = true
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'waiting' })
  zoom.isDown = false
  app.clock.now = new Date(app.clock.now.getTime() + 3_000)
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'done' })
})

test('the token goes nowhere but to Zoom, wherever it says that files lie', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker])
  zoom.strayFiles = true
  await press(who, uuid)
  await work()
  expect(await stateOf(who, uuid)).toMatchObject({ state: 'waiting' })
})

test('captions that cannot be fetched yet come to the clip as soon as they can', async () => {
  const who = await connected()
  const { uuid } = aMeeting([speaker, transcript])
  zoom.givesNoText = true
  await press(who, uuid)
  await work()
  const done = await stateOf(who, uuid)
  expect(done).toMatchObject({ state: 'done' })
  zoom.givesNoText = false
  app.clock.now = new Date(app.clock.now.getTime() + 3_000)
  await work()
  expect(await cuesOf(done?.clipId)).toHaveLength(1)
})

test('captions that Zoom writes later come to the clip, unless somebody wrote some', async () => {
  const who = await connected()
  const meeting = aMeeting([speaker])
  await press(who, meeting.uuid)
  await work()
  const done = await stateOf(who, meeting.uuid)
  expect(await cuesOf(done?.clipId)).toEqual([])
  meeting.files = [speaker, transcript]
  for (const _ of [1, 2]) {
    const event = 'recording.transcript_completed'
    const { body, headers } = noticeOf(event, recorded(meeting), { now: app.clock.now })
    await app.server.inject({ method: 'POST', url: '/hooks/zoom', payload: body, headers })
    await work()
  }
  expect(await cuesOf(done?.clipId)).toHaveLength(1)
})

test('what comes in by rule is told under the bell', async () => {
  const who = await connected()
  const rule = { isOn: true, words: ['all hands'], picture: 'speaker', withTranscript: false }
  await callAs(app, who.session, 'saveImportRule', rule)
  const { body, headers } = noticeOf('recording.completed', recorded(aMeeting([speaker])), {
    now: app.clock.now,
  })
  await app.server.inject({ method: 'POST', url: '/hooks/zoom', payload: body, headers })
  await work()
  const told = await db
    .selectFrom('notifications')
    .select(['kind', 'params'])
    .where('userId', '=', who.member.userId)
    .execute()
  expect(told).toEqual([{ kind: 'recordingImported', params: { title: 'All hands, November' } }])
})

test('the list tells of each recording of the days what became of it, however many pages', async () => {
  const who = await connected()
  zoom.pageSize = 2
  const meetings = ['01', '02', '03', '04', '05'].map((day) =>
    aMeeting([speaker], { topic: `Day ${day}`, start_time: `2026-02-${day}T09:00:00Z` }),
  )
  aMeeting([speaker], { topic: 'Long ago', start_time: '2025-11-03T09:00:00Z' })
  await press(who, meetings[1]!.uuid)
  await work()
  const listed = async (request = {}) => {
    const { body } = await callAs(app, who.session, 'listRecordings', request)
    return (body['clientResponse'] as { recordings: { topic: string }[] }).recordings
  }
  expect(await listed()).toMatchObject([
    { topic: 'Day 01' },
    { topic: 'Day 02', import: { state: 'done' } },
    { topic: 'Day 03' },
    { topic: 'Day 04' },
    { topic: 'Day 05', minutes: 31, bytes: film.length },
  ])
  expect((await listed({ monthsBack: 3 })).map(({ topic }) => topic)).toEqual(['Long ago'])
  zoom.pageSize = 300
})
