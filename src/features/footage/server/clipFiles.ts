// The films that are downloaded of clips, under names that people recognise.
import type { Storage } from '../../../server/storage/storage'
import { endingOf } from '../../media/downloadNames'
import {
  defineDownloads,
  originalPath,
  qualityPath,
  type DownloadQuality,
} from '../../media/server'
import { loadClips, type ClipRow } from './queries'

export const clipDownloads = defineDownloads(
  'footage',
  async ({ db, storage }, { customerId, ids, quality }) => {
    const rows = ids.length === 0 ? [] : await loadClips(db, customerId, ids)
    const kept = ids.flatMap((id) => rows.find((row) => row.id === id && hasFile(row)) ?? [])
    const found = await Promise.all(kept.map((clip) => fileOf(clip, quality, storage)))
    return found.flatMap(({ file, ...named }) => (file ? { ...named, file } : []))
  },
)

export const hasFile = ({ deletedAt, assetState }: ClipRow): boolean =>
  deletedAt === null && assetState !== 'uploading'

/** The original where there is nothing smaller. */
async function fileOf({ assetId, ...clip }: ClipRow, quality: DownloadQuality, storage: Storage) {
  const { title } = clip
  const asset = { ...clip, id: assetId }
  const small = quality === '720p' ? await storage.find(qualityPath(asset, '720')) : undefined
  if (small) return { title, suffix: ' 720p', ending: '.mp4', file: small }
  const ending = endingOf(clip.name, clip.mime)
  return { title, ending, file: await storage.find(originalPath(asset)) }
}
