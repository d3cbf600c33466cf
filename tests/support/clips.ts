import { monotonicFactory } from 'ulid'
import type { Db } from '../../src/server/database/tables'
import type { MediaApp } from './mediaApp'
import type { TestMember } from './people'

/** Those made in one millisecond keep their order too. */
const ulid = monotonicFactory()

export interface GivenClip {
  title?: string
  durationMs?: number | null
  createdAt?: string
  state?: 'ready' | 'failed' | 'uploaded' | 'playable'
  deletedAt?: Date
  fileName?: string
  description?: string
  tags?: string[]
  language?: string
  rating?: number
  visibility?: 'private' | 'shared' | 'customer'
  rightsExpireAt?: string
}

/** Inserts a clip whose asset is never processed. */
export async function insertClip(
  db: Db,
  { customerId, userId }: Pick<TestMember, 'customerId' | 'userId'>,
  given: GivenClip = {},
): Promise<string> {
  const { title = 'Clip', durationMs = 1000, state = 'ready', deletedAt = null } = given
  const { fileName: name = 'x.mp4', description, tags, language, rating, visibility } = given
  const { rightsExpireAt } = given
  const said = { description, tags, language, rating, visibility, rightsExpireAt }
  const createdAt = new Date(given.createdAt ?? '2026-01-01T00:00:00Z')
  const [assetId, id] = [ulid(), ulid()]
  const times = { createdAt, updatedAt: createdAt }
  const failReason = state === 'failed' ? ('damaged' as const) : null
  const asset = { id: assetId, customerId, name, state, failReason, bytes: 5, durationMs }
  await db
    .insertInto('mediaAssets')
    .values({ ...asset, ...times })
    .execute()
  const clip = { id, customerId, assetId, ownerUserId: userId, createdBy: userId, deletedAt }
  await db
    .insertInto('footageClips')
    .values({ ...clip, ...said, title, ...times })
    .execute()
  return id
}

/** An asset that nothing shows yet, with a film of its own. */
export async function insertAsset(
  db: Db,
  { customerId }: Pick<TestMember, 'customerId'>,
  { state = 'ready' }: { state?: 'ready' | 'failed' | 'uploaded' | 'playable' } = {},
): Promise<string> {
  const id = ulid()
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const film = { kind: 'mp4' as const, key: `media/${customerId}/${id}/film.mp4` }
  await db
    .insertInto('mediaAssets')
    .values({
      id,
      customerId,
      name: 'answer.mp4',
      state,
      failReason: state === 'failed' ? 'damaged' : null,
      bytes: 5,
      durationMs: 1000,
      renditions: JSON.stringify([film]),
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
  return id
}

/** What is made of a film, by kind. */
const renditions = {
  poster: 'poster.jpg',
  hls: 'master-copy.m3u8',
  sprite: 'sprite.jpg',
  waveform: 'waveform.json',
  caption: 'caption-1.vtt',
}

/** Files of a clip as if its film had been processed; each says its own name. */
export async function keepFiles(
  { database: { db }, media }: Pick<MediaApp, 'database' | 'media'>,
  clipId: string,
): Promise<void> {
  const { assetId, customerId } = await db
    .selectFrom('footageClips')
    .select(['assetId', 'customerId'])
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  const keyOf = (name: string) => `media/${customerId}/${assetId}/${name}`
  const made = Object.entries(renditions).map(([kind, name]) => ({ kind, key: keyOf(name) }))
  await db
    .updateTable('mediaAssets')
    .set({ renditions: JSON.stringify(made) })
    .where('id', '=', assetId)
    .execute()
  for (const name of [...Object.values(renditions), 'copy.mp4', 'source'])
    await media.services.media.storage.put(keyOf(name), Buffer.from(name))
}
