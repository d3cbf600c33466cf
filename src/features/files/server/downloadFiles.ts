import type {
  DownloadFilesRequest,
  DownloadFilesResponse,
} from '../../../../generated/facts/features/files'
import type { Context } from '../../../server/context'
import { endingOf } from '../../media/downloadNames'
import { defineDownloads, originalPath } from '../../media/server'
import { files } from './files'
import { loadFiles, type FileRow } from './queries'

export const fileDownloads = defineDownloads('files', async ({ db, storage }, wanted) => {
  const { customerId, ids } = wanted
  const seeing = { customerId, userId: '', seesAll: true }
  const rows = ids.length === 0 ? [] : await loadFiles(db, seeing, ids)
  const kept = ids.flatMap((id) => rows.find((row) => row.id === id && hasFile(row)) ?? [])
  const found = await Promise.all(
    kept.map(async ({ assetId, title, fileName, mime }) => {
      const file = await storage.find(originalPath({ customerId, id: assetId }))
      return { title, ending: endingOf(fileName, mime), file }
    }),
  )
  return found.flatMap(({ file, ...named }) => (file ? { ...named, file } : []))
})

/** What was not accepted is not given to others. */
const hasFile = ({ deletedAt, assetState }: FileRow) => deletedAt === null && assetState === 'ready'

/** A link to those that the member sees, and which of them there is nothing of. */
export async function downloadFiles(
  { ids }: DownloadFilesRequest,
  context: Context,
): Promise<DownloadFilesResponse> {
  const { customerId } = context.member
  const rows = await files.find(ids, context)
  const found = rows.filter(hasFile).map(({ id }) => id)
  return {
    url: fileDownloads.linkTo({ customerId, ids: found, quality: 'original' }, context),
    missing: [...new Set(ids)].filter((id) => !found.includes(id)),
  }
}
