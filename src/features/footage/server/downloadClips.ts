import type {
  DownloadClipsRequest,
  DownloadClipsResponse,
} from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'
import { clipDownloads, hasFile } from './clipFiles'
import { clips } from './clips'

/** A link to the films of those that the member sees, and which of them there is nothing of. */
export async function downloadClips(
  { ids, quality = 'original' }: DownloadClipsRequest,
  context: Context,
): Promise<DownloadClipsResponse> {
  const { customerId } = context.member
  const rows = await clips.find(ids, context)
  const found = rows.filter(hasFile).map(({ id }) => id)
  return {
    url: clipDownloads.linkTo({ customerId, ids: found, quality }, context),
    missing: [...new Set(ids)].filter((id) => !found.includes(id)),
  }
}
