import { afterAll, beforeEach, expect, test } from 'vitest'
import type { YoutubeUploads } from '../../../../../generated/facts/features/integrations'
import { lookAtYoutubeJob, sendToYoutubeJob } from '../../../../../src/features/integrations/server'
import { partBytes } from '../../../../../src/features/integrations/server/youtube/sendJob'
import { listProcessing } from '../../../../../src/features/integrations/server/youtube/uploads'
import { runDueJobs } from '../../../../support/dueJobs'
import { freshApp } from '../../../../support/freshApp'
import { connect, origin, somebody, type Connecting } from '../../../../support/integrations'
import { runJobAt } from '../../../../support/runJob'
import { callAs, refresh } from '../../../../support/talk'
import { aProgramWithFilm } from '../../../../support/youtube'
import { channel, openYoutube } from '../../../../standins/youtube'

const youtube = await openYoutube()
afterAll(() => youtube.close())
const environment = { PUBLIC_ORIGIN: origin, ...youtube.environment }
const app = await freshApp({ environment, withMedia: true })
const { db } = app.database
const start = app.clock.now

beforeEach(async () => {
  app.clock.now = start
  youtube.refuses = undefined
  youtube.takesOnly = undefined
  youtube.cutsAfter = undefined
  youtube.endsTokens = false
  youtube.hides = undefined
  youtube.isAudited = true
  youtube.parts = []
  await db.deleteFrom('youtubeUploads').execute()
})

const said = {
  title: ' All hands, November ',
  description: 'What happened.',
  privacy: 'unlisted',
  isForKids: false,
  isSynthetic: true,
} as const

async function connected(given = {}): Promise<Connecting> {
  const who = await somebody(app, given)
  expect(await connect(app, who, 'connectYoutube')).toMatch(/connected$/)
  return who
}

const aProgram = ({ member }: Connecting, bytes = 10) =>
  aProgramWithFilm(db, member, app.services.media.storage, bytes)

const press = (who: Connecting, programId: string, change = {}) =>
  callAs(app, who.session, 'publishToYoutube', { programId, ...said, ...change })

async function listed(who: Connecting): Promise<YoutubeUploads> {
  const { body } = await callAs(app, who.session, 'listYoutubeUploads')
  return body['clientResponse'] as unknown as YoutubeUploads
}

const stateOf = async (who: Connecting) => (await listed(who)).uploads[0]
const work = () => runDueJobs(app, sendToYoutubeJob)
const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}
const only = () => [...youtube.videos.entries()].at(-1)!

test('a program on air goes to the channel as it was said, and is what it is here', async () => {
  const who = await connected()
  const { programId, film } = await aProgram(who, 3 * 1024 * 1024)
  expect((await press(who, programId)).body).toMatchObject({
    clientResponse: { uploads: [{ state: 'waiting', title: 'All hands, November' }] },
  })
  await work()
  const [id, video] = only()
  expect(video.body.equals(film)).toBe(true)
  expect(video.resource).toEqual({
    snippet: { title: 'All hands, November', description: 'What happened.' },
    status: {
      privacyStatus: 'unlisted',
      selfDeclaredMadeForKids: false,
      containsSyntheticMedia: true,
    },
  })
  expect(await stateOf(who)).toMatchObject({
    state: 'processing',
    videoUrl: `https://www.youtube.com/watch?v=${id}`,
    sentBytes: film.length,
  })
})

test('it goes in parts of 8 MiB', async () => {
  const who = await connected()
  const bytes = 2 * partBytes + 1
  const { programId, film } = await aProgram(who, bytes)
  await press(who, programId)
  await work()
  expect(youtube.parts).toEqual([
    `bytes 0-${partBytes - 1}/${bytes}`,
    `bytes ${partBytes}-${2 * partBytes - 1}/${bytes}`,
    `bytes ${2 * partBytes}-${2 * partBytes}/${bytes}`,
  ])
  expect(only()[1].body.equals(film)).toBe(true)
})

test('where YouTube took less of a part than was sent it goes on from there', async () => {
  const who = await connected()
  const { programId, film } = await aProgram(who, partBytes + 500_000)
  youtube.takesOnly = 3 * 1024 * 1024
  await press(who, programId)
  await work()
  expect(youtube.parts).toHaveLength(2)
  expect(only()[1].body.equals(film)).toBe(true)
})

test('after a cut connection YouTube is asked how much it has, and gets the rest alone', async () => {
  const who = await connected()
  const { programId, film } = await aProgram(who, 2 * partBytes)
  const before = youtube.begun
  youtube.cutsAfter = partBytes
  await press(who, programId)
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'sending' })
  later(3_000)
  await work()
  expect(youtube.parts.map((part) => part.split('-')[0])).toEqual(['bytes 0', `bytes ${partBytes}`])
  expect(youtube.begun).toBe(before + 1)
  expect(only()[1].body.equals(film)).toBe(true)
})

test('an address that takes nothing any more is replaced by another', async () => {
  const who = await connected()
  const { programId, film } = await aProgram(who, 2 * partBytes)
  youtube.cutsAfter = partBytes
  await press(who, programId)
  await work()
  youtube.forgetSessions()
  later(3_000)
  await work()
  expect(only()[1].body.equals(film)).toBe(true)
})

test('a token that ends on the way is renewed, and the upload goes on', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  youtube.desk.expireAccess()
  await press(who, programId)
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'processing' })
})

test('a film that takes longer than several tokens last goes on with each of them', async () => {
  const who = await connected()
  const { programId, film } = await aProgram(who, 3 * partBytes)
  const before = youtube.begun
  youtube.endsTokens = true
  await press(who, programId)
  await work()
  expect(youtube.begun).toBe(before + 1)
  expect(youtube.parts).toHaveLength(3)
  expect(only()[1].body.equals(film)).toBe(true)
})

test.each([
  [403, 'quotaExceeded'],
  [400, 'uploadLimitExceeded'],
])('%d %s: it waits until midnight of California, and goes then', async (status, reason) => {
  const who = await connected()
  const { programId } = await aProgram(who)
  youtube.refuses = { status, reason }
  await press(who, programId)
  await work()
  const againAt = '2026-03-02T08:00:00.000Z'
  expect(await stateOf(who)).toMatchObject({ state: 'waiting', waitsUntil: againAt })
  youtube.refuses = undefined
  await runJobAt(app, lookAtYoutubeJob, start)
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'waiting' })
  app.clock.now = new Date(againAt)
  await runJobAt(app, lookAtYoutubeJob, app.clock.now)
  await work()
  const { state } = await db.selectFrom('youtubeUploads').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('processing')
})

test('the hundredth upload of a day is the last one', async () => {
  const who = await connected()
  const { programId, versionId } = await aProgram(who)
  const { id: connectionId, customerId } = await db
    .selectFrom('integrationConnections')
    .select(['id', 'customerId'])
    .where('userId', '=', who.member.userId)
    .executeTakeFirstOrThrow()
  const row = { customerId, connectionId, programId, versionId, ...said, totalBytes: 1 }
  const failed = { state: 'failed', failCode: 'notSent', begunAt: start, askedAt: start } as const
  await db
    .insertInto('youtubeUploads')
    .values(
      Array.from({ length: 100 }, (_, no) => ({
        ...row,
        ...failed,
        id: `01JZZZZZZZZZZZZZZZZZZZZ${String(no).padStart(3, '0')}`,
      })),
    )
    .execute()
  expect(await listed(who)).toMatchObject({
    usedToday: 100,
    mostADay: 100,
    againAt: '2026-03-02T08:00:00.000Z',
  })
  const before = youtube.begun
  later(1_000)
  await press(who, programId)
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'waiting', waitsUntil: expect.any(String) })
  expect(youtube.begun).toBe(before)
})

test.each([
  [403, 'forbidden', 'refused'],
  [400, 'invalidTitle', 'refused'],
])('%d %s ends it, with a reason', async (status, reason, failCode) => {
  const who = await connected()
  const { programId } = await aProgram(who)
  youtube.refuses = { status, reason }
  await press(who, programId)
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'failed', failCode })
  youtube.refuses = undefined
  const { uploadId } = (await stateOf(who))!
  await callAs(app, who.session, 'retryYoutubeUpload', { uploadId })
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'processing' })
})

test('what was taken off air meanwhile does not go', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  await press(who, programId)
  await db.updateTable('programs').set({ state: 'ready' }).where('id', '=', programId).execute()
  await work()
  expect(await stateOf(who)).toMatchObject({ state: 'failed', failCode: 'offAir' })
})

test.each([
  ['processed', true, { state: 'done', isKeptPrivate: false }],
  ['processed', false, { state: 'done', isKeptPrivate: true }],
  ['uploaded', true, { state: 'processing' }],
  ['rejected', true, { state: 'failed', failCode: 'rejected' }],
  ['failed', true, { state: 'failed', failCode: 'rejected' }],
] as const)('%s at YouTube, audited %s, is read afterwards', async (status, isAudited, shown) => {
  const who = await connected()
  const { programId } = await aProgram(who)
  youtube.isAudited = isAudited
  await press(who, programId)
  await work()
  only()[1].uploadStatus = status
  await runJobAt(app, lookAtYoutubeJob, app.clock.now)
  expect(await stateOf(who)).toMatchObject(shown)
})

test('while YouTube says nothing of videos they are looked at again later', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  await press(who, programId)
  await work()
  only()[1].uploadStatus = 'processed'
  youtube.hides = { status: 403, reason: 'quotaExceeded' }
  await runJobAt(app, lookAtYoutubeJob, app.clock.now)
  expect(await stateOf(who)).toMatchObject({ state: 'processing' })
  youtube.hides = undefined
  await runJobAt(app, lookAtYoutubeJob, app.clock.now)
  expect(await stateOf(who)).toMatchObject({ state: 'done' })
})

test('of whoever has disconnected nothing is asked any more', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  await press(who, programId)
  await work()
  const { id } = await db.selectFrom('youtubeUploads').select('id').executeTakeFirstOrThrow()
  expect(await listProcessing(db, 50)).toMatchObject([{ id }])
  await callAs(app, who.session, 'disconnectYoutube')
  expect(await listProcessing(db, 50)).toEqual([])
})

test('what was removed at YouTube is told as such', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  await press(who, programId)
  await work()
  youtube.videos.clear()
  await runJobAt(app, lookAtYoutubeJob, app.clock.now)
  expect(await stateOf(who)).toMatchObject({ state: 'failed', failCode: 'removed' })
})

test('a version goes once', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  const answers = await Promise.all([press(who, programId), press(who, programId)])
  const messages = answers.map(({ body }) => body['errorMessage'])
  expect(messages.filter(Boolean)).toEqual(['This version is on YouTube already, or on its way.'])
  const { body } = await callAs(app, who.session, 'getYoutubeProgram', { programId })
  expect(body['clientResponse']).toMatchObject({ isThere: true, versionNo: 2 })
})

test('what is stopped before it went does not go', async () => {
  const who = await connected()
  const { programId } = await aProgram(who)
  await press(who, programId)
  const { uploadId } = (await stateOf(who))!
  const before = youtube.begun
  await callAs(app, who.session, 'cancelYoutubeUpload', { uploadId })
  await work()
  expect((await listed(who)).uploads).toEqual([])
  expect(youtube.begun).toBe(before)
})

test.each([
  ['a title of a hundred and one letters', { title: 'x'.repeat(101) }],
  ['a title of blanks', { title: '   ' }],
  ['angle brackets', { title: 'a <b>' }],
  ['more than 5,000 bytes', { description: 'ö'.repeat(2600) }],
])('%s are refused', async (_, change) => {
  const who = await connected()
  const { programId } = await aProgram(who)
  expect((await press(who, programId, change)).body['status']).toBe('Error')
})

test('creators send their own programs, campaign managers all of the customer', async () => {
  const cm = await connected()
  const { customerId } = cm.member
  const cc = await connected({ customerId, roles: ['cc'] })
  const ofOther = await aProgram(cm)
  const own = await aProgram(cc)
  expect((await press(cc, ofOther.programId)).body['status']).toBe('Error')
  expect((await press(cc, own.programId)).body['status']).toBe('Ok')
  expect((await press(cm, own.programId)).body['status']).toBe('Ok')
})

test('whoever is connected is so in the answer to a sign-in (spec section 3)', async () => {
  const who = await connected()
  const integrated = async () => {
    const { body } = await refresh(app, who.session)
    const { additionalDetails } = body as unknown as typeof who.session.reply
    return additionalDetails.CustomerUserDetails.youTubeIntegrated
  }
  expect(who.session.reply.additionalDetails.CustomerUserDetails.youTubeIntegrated).toBe(false)
  expect(await integrated()).toBe(true)
  const { body } = await callAs(app, who.session, 'getYoutube')
  expect(body['clientResponse']).toMatchObject({
    connection: { account: channel.title, state: 'active' },
    maySend: true,
  })
})
