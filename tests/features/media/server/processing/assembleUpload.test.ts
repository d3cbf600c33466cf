// What becomes of a complete upload while the store works, and while it does not.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { uploadPartBytes } from '../../../../../generated/facts/constants'
import { assetKey, original } from '../../../../../src/features/media/server/processing/assetKeys'
import {
  aPerson,
  ask,
  beginUpload,
  declared,
  freshMediaApp,
  partsOf,
  postParts,
  type Begun,
  type Person,
} from '../../../../support/mediaApp'
import { signIn } from '../../../../support/talk'
import { enlarged, h264, video } from '../../../../support/videos'
import { eventually } from '../../../../support/eventually'

const app = await freshMediaApp()
const { storage } = app.media.services.media
const hour = 3_600_000
const small = () => video('mp4', h264)

afterEach(() => vi.restoreAllMocks())

/** Puts nothing together any more, for want of room or of file handles. */
function refuse(code: string) {
  const refused = Object.assign(new Error(`${code}: refused`), { code })
  return vi.spyOn(storage, 'assemble').mockRejectedValue(refused)
}

interface Sent extends Begun {
  readonly person: Person
}

async function send(path = small()): Promise<Sent> {
  const person = await aPerson(app)
  const begun = await beginUpload(app, person, path)
  await postParts(app, person, begun)
  return { ...begun, person }
}

const complete = (sent: Sent) =>
  ask(app, sent.person, 'completeUpload', {
    uploadId: sent.upload.uploadId,
    parts: declared(sent),
  })

const standOf = ({ upload }: Begun) =>
  app.database.db
    .selectFrom('mediaUploads as upload')
    .innerJoin('mediaAssets as asset', 'asset.id', 'upload.assetId')
    .select(['asset.id', 'asset.customerId', 'asset.sha256'])
    .select(['asset.state', 'asset.failReason', 'upload.state as upload'])
    .where('upload.id', '=', upload.uploadId)
    .executeTakeFirst()

const until = (sent: Begun, stand: object) =>
  eventually(async () => expect(await standOf(sent)).toMatchObject(stand))

const jobOf = (sent: Begun) =>
  app.database.db
    .selectFrom('jobs')
    .innerJoin('mediaUploads as upload', 'upload.assetId', 'jobs.subjectId')
    .select(['jobs.failures', 'jobs.dueAt', 'jobs.heldBy'])
    .where('upload.id', '=', sent.upload.uploadId)
    .executeTakeFirst()

/** Each pause passes at once, until it has failed so often. */
const untilFailed = (sent: Begun, times: number) =>
  eventually(async () => {
    const job = await jobOf(sent)
    const isWaiting = job !== undefined && job.heldBy === null
    if (isWaiting && job.failures < times) {
      app.clock.aheadMs += Math.max(0, job.dueAt.getTime() - Date.now() - app.clock.aheadMs)
    }
    expect(isWaiting ? job.failures : 0).toBeGreaterThanOrEqual(times)
  })

describe.each(['ENOSPC', 'EMFILE'])('where the store fails by %s', (code) => {
  test('parts are put together once it works again', async () => {
    const store = refuse(code)
    const sent = await send()
    await complete(sent)
    await untilFailed(sent, 4)
    expect(await standOf(sent)).toMatchObject({ upload: 'assembling' })
    store.mockRestore()
    app.clock.aheadMs += hour
    await until(sent, { upload: 'done' })
  })
})

test('after a day without success it is left as it is, and "Try again" begins there', async () => {
  const store = refuse('ENOSPC')
  const sent = await send()
  await complete(sent)
  await untilFailed(sent, 4)
  app.clock.aheadMs += 25 * hour
  await until(sent, { upload: 'open', state: 'failed', failReason: 'serverFault' })
  const parts = await storage.list(sent.upload.keyPrefix)
  expect(parts).toHaveLength(1)

  store.mockRestore()
  const person = { session: await signIn(app, sent.person.member) }
  await ask(app, person, 'retryClips', { selection: { ids: [sent.clip.clipId] } })
  await until(sent, { upload: 'done', state: 'ready' })
})

test('"Try again" asks for parts that are not there any more', async () => {
  const store = refuse('ENOSPC')
  const sent = await send()
  await complete(sent)
  await untilFailed(sent, 4)
  await until(sent, { state: 'failed' })
  await storage.remove(partsOf(sent).map(({ key }) => key))
  store.mockRestore()
  const person = { session: await signIn(app, sent.person.member) }
  await ask(app, person, 'retryClips', { selection: { ids: [sent.clip.clipId] } })
  await until(sent, { upload: 'open', state: 'uploading' })
  expect(await storage.list(sent.upload.keyPrefix)).toEqual([])
})

test('it can be cancelled meanwhile, and leaves nothing', async () => {
  refuse('ENOSPC')
  const sent = await send()
  await complete(sent)
  await untilFailed(sent, 1)
  const { clipId } = sent.clip
  await ask(app, sent.person, 'cancelClipUpload', { clipId })
  expect(await standOf(sent)).toBeUndefined()
  await eventually(async () => expect(await storage.list(sent.upload.keyPrefix)).toEqual([]))
  const jobs = app.database.db
    .selectFrom('jobs')
    .select('subjectId')
    .where('customerId', '=', sent.person.member.customerId)
  await eventually(async () => expect(await jobs.execute()).toEqual([]))
})

test('what is cancelled while it is put together leaves no original', async () => {
  const sent = await send()
  const assembled = storage.assemble.bind(storage)
  const keys: string[] = []
  vi.spyOn(storage, 'assemble').mockImplementation(async (parts, key) => {
    await assembled(parts, key)
    await ask(app, sent.person, 'cancelClipUpload', { clipId: sent.clip.clipId })
    keys.push(key)
  })
  await complete(sent)
  await eventually(() => expect(keys).toHaveLength(1))
  await eventually(async () => expect(await storage.find(keys[0] ?? '')).toBeUndefined())
})

test('a part that changes after the completion is asked for again; what is kept is what was measured', async () => {
  const sent = await send(enlarged(small(), uploadPartBytes * 1.75))
  const [, second] = partsOf(sent)
  const assembled = storage.assemble.bind(storage)
  vi.spyOn(storage, 'assemble').mockImplementationOnce(async (parts, key) => {
    await storage.put(second?.key ?? '', Buffer.alloc(second?.body.length ?? 0, 7))
    await assembled(parts, key)
  })
  await complete(sent)
  await until(sent, { upload: 'open', state: 'uploading', sha256: null })
  await postParts(app, sent.person, sent)
  await complete(sent)
  await until(sent, { upload: 'done' })
  const asset = await standOf(sent)
  const key = assetKey({ customerId: asset?.customerId ?? '', id: asset?.id ?? '' }, original)
  const kept = await buffer(await storage.read(key))
  expect(kept.equals(sent.bytes)).toBe(true)
  expect(asset?.sha256).toBe(createHash('sha256').update(kept).digest('hex'))
})
