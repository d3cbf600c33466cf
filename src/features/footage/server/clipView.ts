import { renameClip } from '../../../../generated/facts/features/footage'
import { rowScopeOf } from '../../../access/rowScope'
import { presentMedia } from '../../media/server'
import { clipStandingOf, mayEditClip } from '../clip'
import type { Clip } from '../../../../generated/facts/features/footage'
import type { Context } from '../../../server/context'
import type { ClipRow } from './queries'

export function presentClip(
  row: ClipRow,
  { member, services }: Pick<Context, 'member' | 'services'>,
): Clip {
  const standing = clipStandingOf({
    isTrashed: row.deletedAt !== null,
    assetState: row.assetState,
    uploadState: row.uploadState ?? undefined,
  })
  return {
    clipId: row.id,
    title: row.title,
    ...progressOf(row),
    failReason: row.failReason ?? undefined,
    failMessage: row.failMessage ?? undefined,
    ...standing,
    owner: {
      userId: row.ownerUserId,
      name: row.ownerName,
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
    createdAt: row.createdAt.toISOString(),
    durationMs: row.durationMs ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    bytes: Number(row.bytes),
    mime: row.mime ?? undefined,
    ...presentMedia(row, services.media),
    uploadId: row.uploadId ?? undefined,
    rev: row.rev,
    mayEdit: mayEditClip(rowScopeOf(renameClip, member.roles), member, row),
  }
}

/** Only while something is going on. */
function progressOf({ assetState, phase, progress }: ClipRow): Pick<Clip, 'phase' | 'progress'> {
  if (phase === null || progress === null || assetState === 'ready') return {}
  return { phase, progress }
}
