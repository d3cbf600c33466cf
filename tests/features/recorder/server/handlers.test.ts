import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { takePartBytes } from '../../../../generated/facts/constants'
import type { ListClipsResponse } from '../../../../generated/facts/features/footage'
import type { Upload } from '../../../../generated/facts/features/media'
import { sweep } from '../../../../src/features/media/server/processing/sweep'
import {
  aPerson,
  ask,
  aSignature,
  clipOf,
  follow,
  freshMediaApp,
  settled,
  type Person,
} from '../../../support/mediaApp'
import { callAs, signIn } from '../../../support/talk'
import {
  aRecording,
  aTake,
  completeTake,
  receiptsOf,
  saveTake,
  sendPart,
  startTake,
  type Take,
} from '../../../support/takes'
import { enlarged } from '../../../support/videos'
import { aRecordingTask } from '../../../support/work'

const app = await freshMediaApp()
const person = await aPerson(app)

/** Three parts, the last one short. */
const large = () => readFileSync(enlarged(aRecording(), takePartBytes * 2.4))
const small = () => readFileSync(aRecording())

const codeOf = async (who: Person, id: Parameters<typeof callAs>[2], request: object) =>
  (await callAs(app, who.session, id, request)).body['errorCode'] ?? 'Ok'

const lookAt = ({ upload: { uploadId } }: Take, who = person, from = app) =>
  ask<Upload>(from, who, 'getUpload', { uploadId })

async function sourceOf(clipId: string): Promise<Buffer> {
  const { assetId, customerId } = await app.database.db
    .selectFrom('footageClips')
    .select(['assetId', 'customerId'])
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  const { storage } = app.media.services.media
  return buffer(await storage.read(`media/${customerId}/${assetId}/source`))
}

test('a take is sent while it grows, over a restart of the server, and completed as often as asked', async () => {
  const take = await aTake(app, person, large(), { source: 'camera' })
  expect(take.upload).toMatchObject({
    grows: true,
    bytes: 0,
    partBytes: takePartBytes,
    receivedParts: [],
    state: 'open',
  })
  const signature = await aSignature(app, person)
  for (const partNo of [1, 2]) expect(await sendPart(app, take, partNo, signature)).toBe(204)

  // One that broke off is none.
  const { storage } = app.media.services.media
  await storage.put(`${take.upload.keyPrefix}p00003`, Buffer.from('too short'))

  const restarted = await freshMediaApp({ after: app, processes: false })
  const found = await startTake(restarted, person, take.takeId)
  expect(found).toMatchObject({ uploadId: take.upload.uploadId, receivedParts: [1, 2] })
  expect(await sendPart(restarted, take, 3, signature)).toBe(204)

  const saving = { title: ' A take ', tags: ['sea', 'sea'], quality: [{ code: 'dark', fromMs: 0 }] }
  const clip = await saveTake(restarted, person, take, saving)
  expect(clip).toMatchObject({
    title: 'A take',
    state: 'uploading',
    source: 'camera',
    durationMs: 6000,
  })
  const answers = await Promise.all([1, 2, 3].map(() => completeTake(restarted, person, take)))
  expect(answers.map(({ state }) => state)).not.toContain('open')
  const ready = await follow(app, person, clip.clipId, settled)
  expect(ready).toMatchObject({ state: 'ready', bytes: take.bytes.length })
  expect(ready.quality?.flags).toContainEqual({ code: 'dark', fromMs: 0 })
  expect((await sourceOf(clip.clipId)).equals(take.bytes)).toBe(true)
  expect(await completeTake(app, person, take)).toMatchObject({ state: 'done', grows: false })
  const again = await saveTake(app, person, take, { title: 'Another title' })
  expect(again).toMatchObject({ clipId: clip.clipId, title: 'A take' })
})

test('a take goes on after ten minutes without a network, and with a new signature after an hour', async () => {
  const later = await freshMediaApp({ processes: false })
  const who = await aPerson(later)
  const take = await aTake(later, who, large())
  const signature = await aSignature(later, who)
  expect(await sendPart(later, take, 1, signature)).toBe(204)
  later.clock.aheadMs = 10 * 60_000
  expect(await sendPart(later, take, 2, signature)).toBe(204)
  later.clock.aheadMs = 71 * 60_000
  expect(await sendPart(later, take, 3, signature)).toBe(403)
  const back = { ...who, session: await signIn(later, who.member) }
  expect((await lookAt(take, back, later)).receivedParts).toEqual([1, 2])
  expect(await sendPart(later, take, 3, await aSignature(later, back))).toBe(204)
  expect(await completeTake(later, back, take)).toMatchObject({ state: 'assembling' })
})

test('a saved take counts as stopped once neither it nor a part of it came for a while', async () => {
  const later = await freshMediaApp({ processes: false })
  const who = await aPerson(later)
  const take = await aTake(later, who, large())
  const signature = await aSignature(later, who)
  const isStopped = async (afterS: number) => {
    later.clock.aheadMs += afterS * 1000
    const { rows } = await ask<ListClipsResponse>(later, who, 'listClips', {})
    return rows[0]?.isUploadStopped
  }
  later.clock.aheadMs = 60_000
  await saveTake(later, who, take)
  expect([await isStopped(0), await isStopped(19), await isStopped(2)]).toEqual([
    false,
    false,
    true,
  ])
  await sendPart(later, take, 1, signature)
  expect([await isStopped(19), await isStopped(2)]).toEqual([false, true])
})

describe('what is declared in the end must be a whole take', () => {
  const digest = 'a'.repeat(64)
  test.each([
    { it: 'nothing', parts: [], code: 'uploadEmpty' },
    {
      it: 'a short part before the last',
      parts: [
        { partNo: 1, bytes: 5, sha256: digest },
        { partNo: 2, bytes: 5, sha256: digest },
      ],
      code: 'partsDiffer',
    },
    { it: 'a gap', parts: [{ partNo: 2, bytes: 5, sha256: digest }], code: 'partsDiffer' },
    {
      it: 'a part larger than parts are',
      parts: [{ partNo: 1, bytes: takePartBytes + 1, sha256: digest }],
      code: 'partsDiffer',
    },
  ])('$it: $code', async ({ parts, code }) => {
    const { upload } = await aTake(app, person, small())
    const request = { uploadId: upload.uploadId, parts }
    expect(await codeOf(person, 'completeUpload', request)).toBe(code)
  })

  test('and fit into what the customer has left by then', async () => {
    const poor = await aPerson(app)
    const take = await aTake(app, poor, large())
    const signature = await aSignature(app, poor)
    for (const partNo of [1, 2, 3]) await sendPart(app, take, partNo, signature)
    await app.database.db
      .updateTable('customers')
      .set({ storageBytes: 2 * takePartBytes })
      .where('id', '=', poor.member.customerId)
      .execute()
    const request = { uploadId: take.upload.uploadId, parts: receiptsOf(take.bytes) }
    expect(await codeOf(poor, 'completeUpload', request)).toBe('quotaUsedUp')
    expect(await lookAt(take, poor)).toMatchObject({ state: 'open', grows: true })
  })
})

test("a take is its maker's: the same number of somebody else is another take", async () => {
  const colleague = await aPerson(app, { customerId: person.member.customerId })
  const take = await aTake(app, person, small())
  const saving = { takeId: take.takeId, title: 'Mine', durationMs: 1 }
  expect(await codeOf(colleague, 'saveTake', saving)).toBe('notFound')
  const other = await startTake(app, colleague, take.takeId)
  expect(other.uploadId).not.toBe(take.upload.uploadId)
  expect(await codeOf(colleague, 'discardTake', { takeId: take.takeId })).toBe('Ok')
  expect(await lookAt(take)).toMatchObject({ state: 'open' })
})

test('a take is forgotten with all that arrived of it, but not once it is a clip', async () => {
  const take = await aTake(app, person, small())
  const { takeId } = take
  for (const _ of [1, 2]) expect(await codeOf(person, 'discardTake', { takeId })).toBe('Ok')
  const { uploadId } = take.upload
  expect(await codeOf(person, 'getUpload', { uploadId })).toBe('notFound')

  const kept = await aTake(app, person, small())
  await saveTake(app, person, kept)
  expect(await codeOf(person, 'discardTake', { takeId: kept.takeId })).toBe('takeSaved')
})

test('a take that nobody saved lives seven days; one that is a clip can be sent again', async () => {
  const idle = await freshMediaApp({ processes: false })
  const who = await aPerson(idle)
  const [forgotten, saved] = [await aTake(idle, who, small()), await aTake(idle, who, small())]
  await sendPart(idle, forgotten, 1, await aSignature(idle, who))
  const clip = await saveTake(idle, who, saved)
  const { storage } = idle.media.services.media
  const sweepIn = (days: number) =>
    sweep({
      database: idle.database,
      storage,
      log: idle.server.log,
      now: () => new Date(Date.now() + days * 24 * 3_600_000),
    })
  await sweepIn(6.9)
  expect(await lookAt(forgotten, who, idle)).toMatchObject({ state: 'open' })
  await sweepIn(7.1)
  await sweepIn(7.2)
  const request = { uploadId: forgotten.upload.uploadId }
  const { body } = await callAs(idle, who.session, 'getUpload', request)
  expect(body['errorCode']).toBe('notFound')
  expect(await storage.list(forgotten.upload.keyPrefix)).toEqual([])

  expect(await clipOf(idle, who, clip.clipId)).toMatchObject({ failReason: 'uploadExpired' })
  const again = await startTake(idle, who, saved.takeId)
  expect(again).toMatchObject({ uploadId: saved.upload.uploadId, state: 'open', grows: true })
  expect(await clipOf(idle, who, clip.clipId)).toMatchObject({ state: 'uploading' })
})

const start = (taskId?: string) => ({
  takeId: ulid(),
  mime: 'video/mp4',
  ...(taskId && { taskId }),
})

describe('whoever may not record whatever they like', () => {
  test('records for a task of their own, as long as it is open', async () => {
    const viewer = await aPerson(app, { roles: ['viewer'] })
    const colleague = await aPerson(app, { customerId: viewer.member.customerId })
    const tasks = {
      own: await aRecordingTask(app.database.db, viewer.member),
      done: await aRecordingTask(app.database.db, viewer.member, { state: 'accepted' }),
      other: await aRecordingTask(app.database.db, colleague.member),
    }
    expect(await codeOf(viewer, 'getUploadSignature', {})).toBe('noOpenTask')
    expect(await codeOf(viewer, 'startTakeUpload', start())).toBe('noOpenTask')
    expect(await codeOf(viewer, 'startTakeUpload', start(tasks.done))).toBe('noOpenTask')
    expect(await codeOf(viewer, 'startTakeUpload', start(tasks.other))).toBe('noOpenTask')
    const order = { name: 'x.mp4', bytes: 5 }
    expect(await codeOf(viewer, 'startClipUpload', order)).toBe('noOpenTask')
    expect(await codeOf(viewer, 'startClipUpload', { ...order, taskId: tasks.own })).toBe('Ok')

    const take = await aTake(app, viewer, small(), { taskId: tasks.own })
    expect(await sendPart(app, take, 1, await aSignature(app, viewer))).toBe(204)
    const saving = { takeId: take.takeId, title: 'Mine', durationMs: 6000 }
    expect(await codeOf(viewer, 'saveTake', saving)).toBe('noOpenTask')
    const clip = await saveTake(app, viewer, take, { taskId: tasks.own })
    await completeTake(app, viewer, take)
    expect(await follow(app, colleague, clip.clipId, ['playable', ...settled])).toMatchObject({
      owner: { id: viewer.member.userId },
    })
  })
})
