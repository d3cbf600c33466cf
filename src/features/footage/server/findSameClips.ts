import type {
  FindSameClipsRequest,
  FindSameClipsResponse,
} from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'
import { clips } from './clips'
import { listClipsByContent } from './queries'

/** The oldest clip of each file, among those that the member sees. Of small files the two ends are all of it. */
export async function findSameClips(
  { edgeHashes }: FindSameClipsRequest,
  context: Context,
): Promise<FindSameClipsResponse> {
  const { db, member } = context
  const found = await listClipsByContent(db, member.customerId, edgeHashes)
  const seen = await clips.find(
    found.map(({ id }) => id),
    context,
  )
  const titles = new Map(seen.map(({ id, title }) => [id, title]))
  const same = [...new Set(edgeHashes)].flatMap((wanted) => {
    const clip = found.find(
      ({ id, sha256, edgeHash }) => titles.has(id) && (sha256 === wanted || edgeHash === wanted),
    )
    return clip ? { edgeHash: wanted, clipId: clip.id, title: titles.get(clip.id)! } : []
  })
  return { same }
}
