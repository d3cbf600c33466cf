import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clipTrash } from '../../../../src/features/footage/server'
import { sweep } from '../../../../src/features/media/server/processing/sweep'
import {
  aPerson,
  ask,
  beginUpload,
  clipOf,
  follow,
  freshMediaApp,
  sendFile,
  settled,
} from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'
import { h264, video } from '../../../support/videos'

const app = await freshMediaApp()
const person = await aPerson(app)
const { db } = app.database
const { storage } = app.media.services.media
await sql`create table other_uses (asset_id text references media_assets)`.execute(db)
await sql`create table clip_uses (clip_id text references footage_clips)`.execute(db)

async function sweepIn(days: number): Promise<void> {
  const { database } = app
  const { log } = app.server
  const { services } = app
  const now = () => new Date(Date.now() + days * 24 * 3_600_000)
  await sweep({ database, storage, log, now })
  await clipTrash.purge({ database, log, now, services })
}

async function aReadyClip(): Promise<{ clipId: string; assetId: string }> {
  const { clip } = await sendFile(app, person, video('mp4', h264))
  const { clipId } = clip
  expect(await follow(app, person, clipId, settled)).toMatchObject({ state: 'ready' })
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  return { clipId, assetId }
}

const move = (id: 'trashClips' | 'restoreClips', { clipId }: { clipId: string }) =>
  ask(app, person, id, { selection: { ids: [clipId] } })

/** What is left of a clip: its row, that of its asset, and whether its objects are there. */
async function leftOf({ clipId, assetId }: { clipId: string; assetId: string }) {
  const found = await clipOf(app, person, clipId)
  const asset = await db
    .selectFrom('mediaAssets')
    .select('id')
    .where('id', '=', assetId)
    .executeTakeFirst()
  const objects = await storage.list(`media/${person.member.customerId}/${assetId}/`)
  const clip = found ? (found.trashed ? 'trashed' : found.state) : 'notFound'
  return { clip, asset: asset !== undefined, objects: objects.length > 0 }
}

test('a clip stays thirty days in the trash; then it, its asset and its objects are gone', async () => {
  const [kept, trashed, restored] = [await aReadyClip(), await aReadyClip(), await aReadyClip()]
  await move('trashClips', trashed)
  await move('trashClips', restored)
  await move('restoreClips', restored)

  await sweepIn(29.9)
  expect(await leftOf(trashed)).toEqual({ clip: 'trashed', asset: true, objects: true })

  await sweepIn(30.1)
  await sweepIn(30.2)
  expect(await leftOf(trashed)).toEqual({ clip: 'notFound', asset: false, objects: false })
  for (const clip of [kept, restored]) {
    expect(await leftOf(clip)).toEqual({ clip: 'ready', asset: true, objects: true })
  }
  expect(await db.selectFrom('mediaRemovals').selectAll().execute()).toEqual([])
})

test('an asset that something else uses stays, with its objects', async () => {
  const clip = await aReadyClip()
  await sql`insert into other_uses values (${clip.assetId})`.execute(db)
  await move('trashClips', clip)
  await sweepIn(31)
  await sweepIn(32)
  expect(await leftOf(clip)).toEqual({ clip: 'notFound', asset: true, objects: true })
})

test('a clip that something refers to stays in the trash, and the others still go', async () => {
  const [used, unused] = [await aReadyClip(), await aReadyClip()]
  await sql`insert into clip_uses values (${used.clipId})`.execute(db)
  await move('trashClips', used)
  await move('trashClips', unused)
  await sweepIn(31)
  await sweepIn(32)
  expect(await leftOf(used)).toEqual({ clip: 'trashed', asset: true, objects: true })
  expect(await leftOf(unused)).toEqual({ clip: 'notFound', asset: false, objects: false })
})

test('a clip that is deleted for ever takes its film along, unless something refers to it', async () => {
  const [gone, used, kept] = [await aReadyClip(), await aReadyClip(), await aReadyClip()]
  await sql`insert into clip_uses values (${used.clipId})`.execute(db)
  await move('trashClips', gone)
  await move('trashClips', used)
  const ids = [gone.clipId, used.clipId, kept.clipId]
  expect(await ask(app, person, 'eraseClips', { selection: { ids } })).toEqual({
    changed: [gone.clipId],
    refused: [
      {
        id: used.clipId,
        code: 'malformedRequest',
        params: { problem: 'It names something that does not exist, or that is in use.' },
      },
      { id: kept.clipId, code: 'forbidden' },
    ],
  })
  await sweepIn(1)
  expect(await leftOf(gone)).toEqual({ clip: 'notFound', asset: false, objects: false })
  expect(await leftOf(used)).toEqual({ clip: 'trashed', asset: true, objects: true })
  expect(await leftOf(kept)).toEqual({ clip: 'ready', asset: true, objects: true })
})

test('a clip whose upload was never finished goes too', async () => {
  const begun = await beginUpload(app, person, video('mp4', h264))
  const { clipId } = begun.clip
  await move('trashClips', { clipId })
  await sweepIn(31)
  expect(await clipOf(app, person, clipId)).toBeUndefined()
  const { uploadId } = begun.upload
  expect((await callAs(app, person.session, 'getUpload', { uploadId })).body['errorCode']).toBe(
    'notFound',
  )
})

test('what lies in the trash is not processed, and goes on when it comes back', async () => {
  const quiet = await freshMediaApp({ processes: false })
  const owner = await aPerson(quiet)
  const { clipId } = (await sendFile(quiet, owner, video('mp4', h264))).clip
  const waiting = async () =>
    (await quiet.database.db.selectFrom('jobs').select(['kind', 'customerId']).execute()).length
  expect(await waiting()).toBe(1)
  await ask(quiet, owner, 'trashClips', { selection: { ids: [clipId] } })
  expect(await waiting()).toBe(0)
  await ask(quiet, owner, 'restoreClips', { selection: { ids: [clipId] } })
  expect(await waiting()).toBe(1)
})
