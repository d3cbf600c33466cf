// The films that a clip had, has and gets (record.md 7: new version).
import { beforeAll, describe, expect, test } from 'vitest'
import type {
  ListClipsRow,
  ListClipVersionsResponse,
  StartClipUploadResponse,
} from '../../../../generated/facts/features/footage'
import { assetsOfClips } from '../../../../src/features/footage/server/versionRows'
import { factsOfAssets } from '../../../../src/features/programs/server/programMedia'
import { insertClip, keepFiles } from '../../../support/clips'
import {
  aPerson,
  ask,
  clipOf,
  declared,
  fetchMedia,
  follow,
  freshMediaApp,
  postParts,
  type Person,
} from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'
import { h264, video } from '../../../support/videos'
import { readFileSync } from 'node:fs'

const app = await freshMediaApp()
const { db } = app.database
const cm = await aPerson(app, { roles: ['cm'] })
const { customerId } = cm.member
const [cc, other] = [
  await aPerson(app, { roles: ['cc'], customerId }),
  await aPerson(app, { roles: ['cc'], customerId }),
]

const versions = async (who: Person, clipId: string) =>
  (await ask<ListClipVersionsResponse>(app, who, 'listClipVersions', { clipId })).versions
const begin = (who: Person, clipId: string, name = 'next.mp4') =>
  ask<StartClipUploadResponse>(app, who, 'startClipUpload', {
    name,
    bytes: 10,
    edgeHash: '0'.repeat(64),
    supersedesId: clipId,
  })
async function codeOf(who: Person, id: Parameters<typeof callAs>[2], request: object) {
  const { body } = await callAs(app, who.session, id, request)
  return body['errorCode'] ?? body['status']
}

type Arrival = 'playable' | 'ready' | 'rejected'

/** As if the film of the upload had been processed so far, and nobody had been told yet. */
async function processed(uploadId: string | undefined, state: Arrival) {
  const { assetId } = await db
    .selectFrom('mediaUploads')
    .select('assetId')
    .where('id', '=', uploadId ?? '')
    .executeTakeFirstOrThrow()
  const failReason = state === 'rejected' ? 'notVideo' : null
  await db.updateTable('mediaAssets').set({ state, failReason }).where('id', '=', assetId).execute()
  return assetId
}

async function arrive(uploadId: string | undefined, state: Arrival) {
  const assetId = await processed(uploadId, state)
  await app.services.filmMade(db, assetId)
  return assetId
}

describe('a film that is uploaded as the next version', () => {
  let clip: ListClipsRow
  let first: ListClipsRow
  let meanwhile: ListClipsRow
  beforeAll(async () => {
    const clipId = await insertClip(db, cc.member, { title: 'Harbour' })
    await keepFiles(app, clipId)
    first = (await clipOf(app, cc, clipId))!
    const bytes = readFileSync(video('mp4', h264))
    const begun = {
      ...(await ask<StartClipUploadResponse>(app, cc, 'startClipUpload', {
        name: 'second.mp4',
        bytes: bytes.length,
        supersedesId: clipId,
      })),
      bytes,
    }
    meanwhile = begun.clip
    await postParts(app, cc, begun)
    const parts = { uploadId: begun.upload.uploadId, parts: declared(begun) }
    await ask(app, cc, 'completeUpload', parts)
    do clip = await follow(app, cc, clipId, ['playable', 'ready'])
    while (clip.versionNo < 2)
  })

  test('takes its place once it can be watched, with all that is said of it', () => {
    expect(meanwhile).toMatchObject({ versionNo: 1, state: 'ready' })
    expect(clip).toMatchObject({ title: 'Harbour', versionNo: 2, rev: first.rev })
    expect(clip.sources[0]?.url).not.toBe(first.sources[0]?.url)
    expect(clip.durationMs).not.toBe(first.durationMs)
  })

  test('and the one before stays, to be watched', async () => {
    const all = await versions(cc, clip.clipId)
    expect(all).toMatchObject([
      { versionNo: 2, isShown: true, madeBy: { id: cc.member.userId } },
      { versionNo: 1, isShown: false, state: 'ready', durationMs: first.durationMs },
    ])
    const old = await fetchMedia(app, cc, all[1]?.sources[0]?.url ?? '')
    expect(await old.text()).toBe('master-copy.m3u8')
  })

  test('which is brought back by whoever changes the clip, and forth again', async () => {
    const { clipId } = clip
    const back = (rev: number, versionNo: number) => ({ clipId, rev, values: { versionNo } })
    expect(await codeOf(other, 'bringBackClip', back(clip.rev, 1))).toBe('forbidden')
    expect(await codeOf(cc, 'bringBackClip', back(clip.rev, 3))).toBe('malformedRequest')
    const one = await ask<ListClipsRow>(app, cc, 'bringBackClip', back(clip.rev, 1))
    expect(one).toMatchObject({ versionNo: 1, durationMs: first.durationMs })
    expect(await codeOf(cc, 'bringBackClip', back(clip.rev, 2))).toBe('changedMeanwhile')
    const two = await ask<ListClipsRow>(app, cm, 'bringBackClip', back(one.rev, 2))
    expect(two).toMatchObject({ versionNo: 2, durationMs: clip.durationMs })
  })
})

test.each([
  { who: 'whoever made it', person: cc, answer: 'Ok' },
  { who: 'a campaign manager', person: cm, answer: 'Ok' },
  { who: 'a colleague who sees it', person: other, answer: 'forbidden' },
  {
    who: 'a colleague who does not',
    person: other,
    visibility: 'private' as const,
    answer: 'notFound',
  },
  { who: 'whoever put it into the trash', person: cc, deletedAt: new Date(), answer: 'notFound' },
])('a new version by $who is $answer', async ({ person, answer, ...given }) => {
  const supersedesId = await insertClip(db, cc.member, given)
  const request = { name: 'x.mp4', bytes: 10, supersedesId }
  expect(await codeOf(person, 'startClipUpload', request)).toBe(answer)
})

test('the same file chosen again goes on where it was', async () => {
  const clipId = await insertClip(db, cc.member)
  const [one, two] = [await begin(cc, clipId), await begin(cc, clipId)]
  expect(two.upload.uploadId).toBe(one.upload.uploadId)
  expect(await versions(cc, clipId)).toMatchObject([
    { versionNo: 2, state: 'uploading', uploadId: one.upload.uploadId },
    { versionNo: 1, isShown: true },
  ])
})

test('a film that has not taken its place yet is still on its way, so that whoever waits looks again', async () => {
  const clipId = await insertClip(db, cc.member)
  const { upload } = await begin(cc, clipId)
  await processed(upload.uploadId, 'playable')
  expect((await versions(cc, clipId))[0]).toMatchObject({ state: 'processing', isShown: false })
  await arrive(upload.uploadId, 'playable')
  expect((await versions(cc, clipId))[0]).toMatchObject({ state: 'playable', isShown: true })
})

test('an upload that is given up leaves the clip as it was', async () => {
  const clipId = await insertClip(db, cc.member)
  const { upload } = await begin(cc, clipId)
  const given = { clipId, uploadId: upload.uploadId }
  expect(await codeOf(other, 'cancelClipUpload', given)).toBe('forbidden')
  await ask(app, cc, 'cancelClipUpload', given)
  await ask(app, cc, 'cancelClipUpload', given)
  expect(await versions(cc, clipId)).toMatchObject([{ versionNo: 1, isShown: true }])
  expect(await clipOf(app, cc, clipId)).toMatchObject({ state: 'ready' })
})

test.each([
  { what: 'a film that is none', states: ['rejected'] as const, shown: 1 },
  { what: 'the earlier of two that comes last', states: ['ready', 'playable'] as const, shown: 3 },
])('$what does not take its place', async ({ states, shown }) => {
  const clipId = await insertClip(db, cc.member)
  const begun = [await begin(cc, clipId, 'two.mp4'), await begin(cc, clipId, 'three.mp4')]
  const order = states.length > 1 ? begun.toReversed() : begun
  for (const [at, state] of states.entries()) await arrive(order[at]?.upload.uploadId, state)
  expect(await clipOf(app, cc, clipId)).toMatchObject({ versionNo: shown })
})

test('one that was brought back stays, whatever goes on with the later one', async () => {
  const clipId = await insertClip(db, cc.member)
  const { upload } = await begin(cc, clipId)
  const assetId = await arrive(upload.uploadId, 'playable')
  const { rev } = (await clipOf(app, cc, clipId))!
  await ask(app, cc, 'bringBackClip', { clipId, rev, values: { versionNo: 1 } })
  await arrive(upload.uploadId, 'ready')
  expect(await clipOf(app, cc, clipId)).toMatchObject({ versionNo: 1 })
  const values = { visibility: 'private' }
  const revOf = () => db.selectFrom('mediaAssets').select('addressRev').where('id', '=', assetId)
  const before = await revOf().executeTakeFirstOrThrow()
  await ask(app, cc, 'updateClip', { clipId, rev: rev + 1, values })
  expect((await revOf().executeTakeFirstOrThrow()).addressRev).toBe(before.addressRev + 1)
})

test('with the clip all its films go', async () => {
  const clipId = await insertClip(db, cc.member)
  const films = ['one', 'two']
  for (const name of films)
    await arrive((await begin(cc, clipId, `${name}.mp4`)).upload.uploadId, 'ready')
  await ask(app, cc, 'trashClips', { selection: { ids: [clipId] } })
  const assets = await db
    .selectFrom('footageClipVersions')
    .select('assetId')
    .where('clipId', '=', clipId)
    .execute()
  expect(assets).toHaveLength(3)
  await ask(app, cc, 'eraseClips', { selection: { ids: [clipId] } })
  const left = db
    .selectFrom('mediaAssets')
    .select('id')
    .where(
      'id',
      'in',
      assets.map(({ assetId }) => assetId),
    )
  expect(await left.execute()).toEqual([])
})

test('a program that shows an earlier film calls it by its clip, with the end of its rights', async () => {
  const clipId = await insertClip(db, cc.member, { title: 'Quay', rightsExpireAt: '2020-01-01' })
  const [first] = await assetsOfClips(db, [clipId])
  await arrive((await begin(cc, clipId)).upload.uploadId, 'ready')
  const setting = { db, services: app.services, member: cc.member, now: new Date() }
  const facts = await factsOfAssets([first!], setting)
  expect(facts[first!]).toMatchObject({ title: 'Quay', rightsEnded: true })
})

test('of a clip in the trash no film is processed, nor one that is to come', async () => {
  const clipId = await insertClip(db, cc.member)
  const { upload } = await begin(cc, clipId)
  const { assetId } = await db
    .updateTable('mediaUploads')
    .set({ state: 'assembling', parts: '[]' })
    .where('id', '=', upload.uploadId)
    .returning('assetId')
    .executeTakeFirstOrThrow()
  // Due only later, so that nobody takes it.
  const dueAt = new Date(Date.now() + 3_600_000)
  const job = { kind: 'media.process', subjectId: assetId, customerId, lane: 'prepare' } as const
  await db
    .insertInto('jobs')
    .values({ ...job, dueAt })
    .execute()
  const jobs = db.selectFrom('jobs').select('kind').where('subjectId', '=', assetId)
  await ask(app, cc, 'trashClips', { selection: { ids: [clipId] } })
  expect(await jobs.execute()).toEqual([])
})
