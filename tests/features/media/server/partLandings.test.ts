import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request as send, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { takePartBytes, uploadPartBytes } from '../../../../generated/facts/constants'
import { sweep } from '../../../../src/features/media/server/processing/sweep'
import { sumAssetBytes } from '../../../../src/features/media/server/storageUse'
import {
  aPerson,
  aSignature,
  ask,
  beginUpload,
  declared,
  freshMediaApp,
  partsOf,
  postPart,
  postParts,
  type Begun,
  type Person,
} from '../../../support/mediaApp'
import { startTake } from '../../../support/takes'
import { enlarged, h264, video } from '../../../support/videos'

const app = await freshMediaApp({ processes: false })
const person = await aPerson(app)
const { storage } = app.media.services.media
const small = () => video('mp4', h264)
const noUpload = [404, 'NoSuchUpload']

/** The status of the store's answer, and its code. */
async function post(begun: Pick<Begun, 'upload'>, key: string, body: Buffer, who = person) {
  const signature = await aSignature(app, who)
  const { status, text } = await postPart(app, { url: begun.upload.url, key, body }, signature)
  return [status, /<Code>(\w+)/.exec(text)?.[1]]
}

const keyOf = ({ upload }: Pick<Begun, 'upload'>, name: string) => `${upload.keyPrefix}${name}`

test.each([
  ['p00001', 0, [204, undefined]],
  ['p00001', -1, [400, 'EntityTooSmall']],
  ['p00001', 1, [400, 'EntityTooLarge']],
  ['p00002', 0, noUpload],
  ['p00000', 0, noUpload],
  ['notes', 0, noUpload],
  ['deeper/p00001', 0, noUpload],
] as const)('%s with %d bytes more than it has is answered %j', async (name, more, answer) => {
  const begun = await beginUpload(app, person, small())
  const body = Buffer.alloc(begun.bytes.length + more, 1)
  expect(await post(begun, keyOf(begun, name), body)).toEqual(answer)
  expect(await storage.list(begun.upload.keyPrefix)).toHaveLength(answer[0] === 204 ? 1 : 0)
})

test('a part lands for no upload that never was', async () => {
  const begun = await beginUpload(app, person, small())
  const { customerId, userId } = person.member
  const key = `in/${customerId}/${userId}/01M0000000000000000000000A/p00001`
  expect(await post(begun, key, begun.bytes)).toEqual(noUpload)
})

test.each<[string, (begun: Begun) => Promise<unknown>]>([
  ['cancelled', ({ clip: { clipId } }) => ask(app, person, 'cancelClipUpload', { clipId })],
  [
    'completed',
    async (begun) => {
      await postParts(app, person, begun)
      const request = { uploadId: begun.upload.uploadId, parts: declared(begun) }
      return ask(app, person, 'completeUpload', request)
    },
  ],
  [
    'over',
    ({ upload: { uploadId } }) =>
      app.database.db
        .updateTable('mediaUploads')
        .set({ expiresAt: new Date(0) })
        .where('id', '=', uploadId)
        .execute(),
  ],
])('a part lands for no upload that is %s', async (_what, end) => {
  const begun = await beginUpload(app, person, small())
  await end(begun)
  expect(await post(begun, keyOf(begun, 'p00001'), begun.bytes)).toEqual(noUpload)
})

test('a part on its way while its upload is cancelled does not land', async () => {
  const begun = await beginUpload(app, person, small())
  const form = new FormData()
  form.append('key', keyOf(begun, 'p00001'))
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [name, value] of Object.entries(await aSignature(app, person)))
    form.append(name, value)
  form.append('file', new Blob([new Uint8Array(begun.bytes)]))
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const posting = send(new URL(begun.upload.url, app.origin), {
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  })
  const answered = once(posting, 'response')
  posting.write(body.subarray(0, -100))
  await expect.poll(() => readdirSync(join(app.dataDir, 'writing'))).toHaveLength(1)
  await ask(app, person, 'cancelClipUpload', { clipId: begun.clip.clipId })
  posting.end(body.subarray(-100))
  const [answer] = (await answered) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(404)
  expect(await storage.list(begun.upload.keyPrefix)).toEqual([])
})

const usedBy = ({ member }: Person) => sumAssetBytes(app.database.db, member.customerId, new Date())

test('what has arrived of an upload that grows counts, once for each part', async () => {
  const guest = await aPerson(app)
  const upload = await startTake(app, guest, ulid())
  const key = keyOf({ upload }, 'p00001')
  const body = Buffer.alloc(1000, 1)
  for (const _ of [1, 2]) expect(await post({ upload }, key, body, guest)).toEqual([204, undefined])
  expect(await usedBy(guest)).toBe(1000)
  const tooLarge = Buffer.alloc(takePartBytes + 1, 1)
  expect(await post({ upload }, key, tooLarge, guest)).toEqual([400, 'EntityTooLarge'])

  const { customerId } = guest.member
  await app.database.db
    .updateTable('customers')
    .set({ storageBytes: takePartBytes })
    .where('id', '=', customerId)
    .execute()
  const more = keyOf({ upload }, 'p00002')
  expect(await post({ upload }, more, body, guest)).toEqual([400, 'QuotaUsedUp'])
})

test('what lies in a bucket and belongs to no open upload is swept away; what is open counts', async () => {
  const owner = await aPerson(app)
  const { customerId, userId } = owner.member
  const begun = await beginUpload(app, owner, enlarged(small(), uploadPartBytes * 1.75))
  const grown = await startTake(app, owner, ulid())
  const kept = [keyOf(begun, 'p00001'), keyOf({ upload: grown }, 'p00001')]
  const [first] = partsOf(begun)
  await storage.put(kept[0] ?? '', first?.body ?? Buffer.alloc(0))
  await storage.put(kept[1] ?? '', Buffer.alloc(77))
  const strays = [
    keyOf(begun, 'p00003'),
    keyOf(begun, 'anything'),
    `in/${customerId}/${userId}/none/p00001`,
    `in/${customerId}/loose`,
  ]
  for (const key of strays) await storage.put(key, Buffer.from('stray'))
  await storage.put(keyOf(begun, 'p00002'), Buffer.alloc(uploadPartBytes))
  await sweep({ database: app.database, storage, log: app.server.log, now: () => new Date() })
  const left = await storage.list(`in/${customerId}/`)
  expect(left.map(({ key }) => key).toSorted()).toEqual(kept.toSorted())
  expect(await usedBy(owner)).toBe(begun.bytes.length + 77)
})
