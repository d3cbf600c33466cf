import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { uploadPartBytes } from '../../../../generated/facts/constants'
import type { Upload } from '../../../../generated/facts/features/media'
import { sumAssetBytes } from '../../../../src/features/media/server/storageUse'
import { maxOpenUploads } from '../../../../src/features/media/upload'
import {
  aPerson,
  ask,
  beginUpload,
  clipOf,
  declared,
  fetchMedia,
  follow,
  freshMediaApp,
  partsOf,
  postParts,
  settled,
  sendFile,
  type Begun,
  type Person,
} from '../../../support/mediaApp'
import { callAs, postForm } from '../../../support/talk'
import { enlarged, h264, video, written } from '../../../support/videos'

const app = await freshMediaApp()
const person = await aPerson(app)

const small = () => video('mp4', h264)
/** Two parts, the last one short. */
const large = () => enlarged(small(), uploadPartBytes * 1.75)
/** In the envelope (spec §7): a status of 404 means something for a refresh alone (spec §8, session.md B3). */
const missing = { httpStatus: 200, status: 'Error', code: 'notFound' }

async function failureOf(
  who: Person | undefined,
  id: Parameters<typeof callAs>[2],
  request: object,
) {
  const { status: httpStatus, body } = await callAs(app, who?.session, id, request)
  const { status, errorCode: code, errorMessage: message } = body
  return { httpStatus, status, code, message }
}

const completed = (begun: Begun) => ({ uploadId: begun.upload.uploadId, parts: declared(begun) })

test('the signature is good for the own folder of the own customer', async () => {
  const signature = await ask<Record<string, string>>(app, person, 'getUploadSignature')
  expect(Object.keys(signature).sort()).toEqual(
    ['Policy', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Signature'].sort(),
  )
  const policy = Buffer.from(signature['Policy'] ?? '', 'base64').toString()
  const { customerId, userId } = person.member
  expect(policy).toContain(`["starts-with","$key","in/${customerId}/${userId}/"]`)
})

test('an upload tells which parts have arrived, and only whole ones', async () => {
  const begun = await beginUpload(app, person, large())
  expect(begun.upload).toMatchObject({
    state: 'open',
    receivedParts: [],
    partBytes: uploadPartBytes,
  })
  expect(begun.upload.partCount).toBeGreaterThan(1)
  const { storage } = app.media.services.media
  const [first, second] = partsOf(begun)
  await storage.put(first?.key ?? '', first?.body ?? Buffer.alloc(0))
  await storage.put(second?.key ?? '', Buffer.from('too short'))

  const { uploadId } = begun.upload
  expect(await ask<Upload>(app, person, 'getUpload', { uploadId })).toMatchObject({
    receivedParts: [1],
  })
  const early = await ask<Upload>(app, person, 'completeUpload', completed(begun))
  expect(early).toMatchObject({ state: 'open', receivedParts: [1] })
})

test('parts become the original again, byte for byte', async () => {
  const begun = await sendFile(app, person, large())
  const clip = await follow(app, person, begun.clip.clipId, ['playable', ...settled])
  expect(clip.state).not.toBe('failed')
  const { customerId } = person.member
  const folder = join(app.dataDir, 'objects/media', customerId)
  const originals = readdirSync(folder).map((asset) => readFileSync(join(folder, asset, 'source')))
  expect(originals.some((original) => original.equals(begun.bytes))).toBe(true)
  const arrived = await app.media.services.media.storage.list(begun.upload.keyPrefix)
  expect(arrived).toEqual([])
})

test('ten completes at the same time make one asset, and later ones change nothing', async () => {
  const begun = await beginUpload(app, person, small())
  await postParts(app, person, begun)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ask<Upload>(app, person, 'completeUpload', completed(begun))),
  )
  expect(new Set(answers.map(({ state }) => state)).has('open')).toBe(false)
  await follow(app, person, begun.clip.clipId, settled)
  const again = await ask<Upload>(app, person, 'completeUpload', completed(begun))
  expect(again.state).toBe('done')
  const assets = await app.database.db
    .selectFrom('mediaUploads')
    .innerJoin('mediaAssets as asset', 'asset.id', 'mediaUploads.assetId')
    .select(['asset.id', 'asset.state'])
    .where('mediaUploads.id', '=', begun.upload.uploadId)
    .execute()
  expect(assets).toMatchObject([{ state: 'ready' }])
})

test('no transaction waits while the store is asked which parts are there', async () => {
  const { storage } = app.media.services.media
  const file = { name: 'take 1.mp4', bytes: uploadPartBytes, edgeHash: 'a'.repeat(64) }
  const start = () => ask<Begun>(app, person, 'startClipUpload', file)
  const { uploadId } = (await start()).upload
  const parts = [{ partNo: 1, bytes: file.bytes, sha256: 'b'.repeat(64) }]
  const calls = [
    start,
    () => ask<Upload>(app, person, 'getUpload', { uploadId }),
    () => ask<Upload>(app, person, 'completeUpload', { uploadId, parts }),
  ]
  const listed = storage.list.bind(storage)
  const list = vi.spyOn(storage, 'list').mockImplementation(async (prefix) => {
    // A transaction would keep these rows from others, and all of an embedded database.
    await app.database.db.selectFrom('customers').select('id').forUpdate().execute()
    await app.database.db.selectFrom('mediaUploads').select('id').forUpdate().execute()
    return listed(prefix)
  })
  for (const call of calls) await call()
  const ofUpload = list.mock.calls.filter(([prefix]) => prefix.includes(uploadId))
  expect(ofUpload).toHaveLength(calls.length)
  list.mockRestore()
})

test('a part that was spoilt on the way comes again, the others stay', async () => {
  const begun = await beginUpload(app, person, large())
  await postParts(app, person, begun)
  const second = partsOf(begun)[1]
  const spoilt = Buffer.from(second?.body ?? [])
  spoilt[5] = (spoilt[5] ?? 0) ^ 1
  await app.media.services.media.storage.put(second?.key ?? '', spoilt)
  await ask(app, person, 'completeUpload', completed(begun))

  const { uploadId } = begun.upload
  const look = () => ask<Upload>(app, person, 'getUpload', { uploadId })
  await expect.poll(async () => (await look()).state).toBe('open')
  const others = partsOf(begun).flatMap(({ partNo }) => (partNo === 2 ? [] : [partNo]))
  expect((await look()).receivedParts).toEqual(others)

  await postParts(app, person, begun)
  await ask(app, person, 'completeUpload', completed(begun))
  const clip = await follow(app, person, begun.clip.clipId, ['playable', ...settled])
  expect(clip.state).not.toBe('failed')
})

describe('what is declared must be the file that was announced', () => {
  const digest = 'a'.repeat(64)
  test.each<[string, (begun: Begun) => object[]]>([
    ['no parts', () => []],
    ['a part too many', (begun) => [...declared(begun), { partNo: 2, bytes: 5, sha256: digest }]],
    ['a part twice', (begun) => [...declared(begun), ...declared(begun)]],
    [
      'another size',
      (begun) => declared(begun).map((part) => ({ ...part, bytes: part.bytes - 1 })),
    ],
    ['another number', (begun) => declared(begun).map((part) => ({ ...part, partNo: 2 }))],
  ])('%s', async (_case, parts) => {
    const begun = await beginUpload(app, person, small())
    await postParts(app, person, begun)
    const request = { uploadId: begun.upload.uploadId, parts: parts(begun) }
    expect(await failureOf(person, 'completeUpload', request)).toMatchObject({
      httpStatus: 200,
      code: 'partsDiffer',
    })
  })
})

test('the upload of somebody else does not exist, whoever asks', async () => {
  const begun = await beginUpload(app, person, small())
  const { uploadId } = begun.upload
  const colleague = await aPerson(app, { customerId: person.member.customerId })
  const unknownField = await aPerson(app)
  const nowhere = await failureOf(person, 'getUpload', { uploadId: '01M0000000000000000000000A' })
  for (const who of [colleague, unknownField]) {
    expect(await failureOf(who, 'getUpload', { uploadId })).toEqual(nowhere)
    expect(await failureOf(who, 'completeUpload', completed(begun))).toMatchObject(missing)
  }
})

test('case 67: after a sign-out in the middle, whoever signs in next finds no upload', async () => {
  const first = await aPerson(app)
  const begun = await beginUpload(app, first, small())
  const { uploadId } = begun.upload
  const { reply, cookies } = first.session
  await postForm(app, 'oauth/revoke', { token: reply.refresh_token, client_id: 'web' }, { cookies })
  const next = await aPerson(app, { customerId: first.member.customerId })
  expect(await failureOf(next, 'getUpload', { uploadId })).toMatchObject(missing)
  expect(await failureOf(next, 'completeUpload', completed(begun))).toMatchObject(missing)
  await expect(postParts(app, next, begun)).rejects.toThrow('403')
  expect(await failureOf(first, 'getUpload', { uploadId })).toMatchObject({ httpStatus: 401 })
})

test('case 68: an upload ends nowhere when the permission was taken away in the middle', async () => {
  const demoted = await aPerson(app)
  const { userId } = demoted.member
  const begun = await beginUpload(app, demoted, small())
  await postParts(app, demoted, begun)
  const { db } = app.database
  const held = await db
    .selectFrom('membershipRoles')
    .selectAll()
    .where('userId', '=', userId)
    .execute()
  await db.deleteFrom('membershipRoles').where('userId', '=', userId).execute()
  const refused = { httpStatus: 403, code: 'forbidden' }
  expect(await failureOf(demoted, 'completeUpload', completed(begun))).toMatchObject(refused)
  await db.insertInto('membershipRoles').values(held).execute()
  expect(await clipOf(app, demoted, begun.clip.clipId)).toMatchObject({ state: 'uploading' })
})

test("parts in somebody else's folder are refused by the store", async () => {
  const unknownField = await aPerson(app)
  const begun = await beginUpload(app, person, small())
  await expect(postParts(app, unknownField, begun)).rejects.toThrow('403')
})

test('an upload of more files than anybody needs at once is refused', async () => {
  const many = await aPerson(app)
  const start = async () => {
    const request = { name: 'x.mp4', bytes: 1 }
    const { body } = await callAs(app, many.session, 'startClipUpload', request)
    return body['errorCode'] ?? 'Ok'
  }
  const answers: unknown[] = []
  // Fifteen at once: more than the database has connections, fewer than wait longer than it lets them.
  while (answers.length < maxOpenUploads + 10)
    answers.push(...(await Promise.all(Array.from({ length: 15 }, start))))
  expect(answers.filter((each) => each === 'Ok')).toHaveLength(maxOpenUploads)
  expect(answers.filter((each) => each === 'tooManyUploads')).toHaveLength(10)
})

test('together the uploads of a customer stay within its storage', async () => {
  const rich = await aPerson(app)
  const { customerId } = rich.member
  const bytes = 150 * 1024 ** 3
  const all = [
    rich,
    ...(await Promise.all([1, 2, 3, 4, 5].map(() => aPerson(app, { customerId })))),
  ]
  const starts = all.map(({ session }) =>
    callAs(app, session, 'startClipUpload', { name: 'x.mp4', bytes }),
  )
  const answers = (await Promise.all(starts)).map(({ body }) => body['errorCode'] ?? 'Ok')
  expect(answers.sort()).toEqual(['Ok', 'Ok', 'Ok', 'quotaUsedUp', 'quotaUsedUp', 'quotaUsedUp'])
})

test('nobody announces more than half of the storage, so that there is room for others', async () => {
  const greedy = await aPerson(app)
  const start = async (who: Person) => {
    const request = { name: 'x.mp4', bytes: 150 * 1024 ** 3 }
    const { body } = await callAs(app, who.session, 'startClipUpload', request)
    return body['errorCode'] ?? 'Ok'
  }
  expect([await start(greedy), await start(greedy)]).toEqual(['Ok', 'tooManyUploads'])
  const colleague = await aPerson(app, { customerId: greedy.member.customerId })
  expect(await start(colleague)).toBe('Ok')
})

test('what was announced counts no longer than its upload lives', async () => {
  const owner = await aPerson(app)
  const { customerId } = owner.member
  const { db } = app.database
  const bytes = 1000
  await db
    .updateTable('customers')
    .set({ storageBytes: bytes })
    .where('id', '=', customerId)
    .execute()
  const start = async () => {
    const { body } = await callAs(app, owner.session, 'startClipUpload', { name: 'x.mp4', bytes })
    return body['errorCode'] ?? 'Ok'
  }
  expect([await start(), await start()]).toEqual(['Ok', 'quotaUsedUp'])
  await db
    .updateTable('mediaUploads')
    .set({ expiresAt: new Date(0) })
    .where('customerId', '=', customerId)
    .execute()
  expect(await start()).toBe('Ok')
})

test('what is made of a film counts as well', async () => {
  const maker = await aPerson(app)
  const begun = await sendFile(app, maker, small())
  await follow(app, maker, begun.clip.clipId, ['ready'])
  const { customerId } = maker.member
  const { storage } = app.media.services.media
  const stored = await storage.list(`media/${customerId}/`)
  const used = await sumAssetBytes(app.database.db, customerId, new Date())
  expect(used).toBe(stored.reduce((sum, { bytes }) => sum + bytes, 0))
})

test('a hostile file name becomes a harmless title and an honest download', async () => {
  const name = `..\\../etc/\u202Egpm.4pm "x"\r\n.mp4`
  const begun = await sendFile(app, person, small(), name)
  expect(begun.clip.title).toBe('gpm.4pm "x"')
  const clip = await follow(app, person, begun.clip.clipId, settled)
  const source = (clip.posterUrl ?? '').replace('poster.jpg', 'source')
  const download = await fetchMedia(app, person, source)
  expect(download.headers.get('content-disposition')).toBe(
    `attachment; filename="gpm.4pm _x_.mp4"; filename*=UTF-8''gpm.4pm%20%22x%22.mp4`,
  )
})

test('a video that failed can be tried again, unless its bytes are why, or it was rejected', async () => {
  const broken = await sendFile(
    app,
    person,
    written('cut.mp4', readFileSync(small()).subarray(0, 9000)),
  )
  const { clipId, state } = await follow(app, person, broken.clip.clipId, settled)
  expect(state).toBe('failed')
  const retry = (id: string) => ask<object>(app, person, 'retryClips', { selection: { ids: [id] } })
  const refused = { changed: [], refused: [{ code: 'forbidden' }] }
  expect(await retry(clipId)).toMatchObject(refused)
  await app.database.db
    .updateTable('mediaAssets')
    .set({ failReason: 'serverFault' })
    .where('failReason', '=', 'cutOff')
    .execute()
  expect(await retry(clipId)).toEqual({ changed: [clipId], refused: [] })
  expect((await follow(app, person, clipId, settled)).state).toBe('failed')

  const text = await sendFile(app, person, written('words.mp4', 'only words\n'.repeat(9)))
  await follow(app, person, text.clip.clipId, ['rejected'])
  expect(await retry(text.clip.clipId)).toMatchObject(refused)
})
