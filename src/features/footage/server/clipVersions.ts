// The films that a clip had, has and gets.
import type {
  ListClipVersionsRequest,
  ListClipVersionsResponse,
} from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'
import { malformedRequest, notFound } from '../../../server/errors'
import { changeRow } from '../../../screens/server'
import { presentMedia } from '../../media/server'
import { clipStandingOf } from '../clip'
import { clips } from './clips'
import { progressOf } from './clipView'
import { findShowable, listVersionRows, type VersionRow } from './versionRows'

export async function listClipVersions(
  { clipId }: ListClipVersionsRequest,
  context: Context,
): Promise<ListClipVersionsResponse> {
  const [found] = await clips.find([clipId], context)
  if (!found) throw notFound('clip')
  const rows = await listVersionRows(context.db, clipId)
  return { versions: rows.map((row) => presentVersion(row, context)) }
}

function presentVersion(row: VersionRow, context: Context) {
  const { posterUrl, sources, leadMs } = presentMedia(row, context)
  const { phase, progress } = progressOf(row, context.now)
  const standing = clipStandingOf({
    assetState: row.assetState,
    uploadState: row.uploadState ?? undefined,
  })
  // Whoever looks between its film and its place in the clip has to look again.
  const isArriving = row.isComing && (standing.state === 'ready' || standing.state === 'playable')
  return {
    versionNo: row.versionNo,
    isShown: row.versionNo === row.shownNo,
    ...standing,
    ...(isArriving && { state: 'processing' as const }),
    phase,
    progress,
    failReason: row.failReason ?? undefined,
    failMessage: row.failMessage ?? undefined,
    ...(row.madeBy === null
      ? {}
      : {
          madeBy: {
            id: row.madeBy,
            name: row.makerName ?? '',
            pictureUrl: row.makerPictureUrl ?? undefined,
          },
        }),
    madeAt: row.madeAt.toISOString(),
    durationMs: row.durationMs ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    bytes: Number(row.bytes ?? 0),
    posterUrl,
    sources,
    leadMs,
    uploadId: row.uploadId ?? undefined,
  }
}

export const bringBackClip = changeRow('bringBackClip', clips, {
  table: 'footageClips',
  may: 'edit',
  async set({ versionNo = 0 }, { id }, { db }) {
    const version = await findShowable(db, id, versionNo)
    if (!version)
      throw malformedRequest('`values.versionNo` names no version that can be watched.', [
        { field: 'values.versionNo', code: 'enum' },
      ])
    return { versionNo, assetId: version.assetId }
  },
})
