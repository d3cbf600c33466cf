import { presentMedia } from '../../media/server'
import { clipStandingOf } from '../clip'
import type { Clip } from '../../../../generated/facts/features/footage'
import { isUploadStopped, percentSent } from '../../media/upload'
import type { Context } from '../../../server/context'
import type { ClipRow } from './queries'

export function presentClip(
  row: ClipRow,
  { now, services }: Pick<Context, 'now' | 'services'>,
): Clip {
  return {
    clipId: row.id,
    title: row.title,
    ...progressOf(row, now),
    failReason: row.failReason ?? undefined,
    failMessage: row.failMessage ?? undefined,
    ...clipStandingOf({ assetState: row.assetState, uploadState: row.uploadState ?? undefined }),
    owner: {
      id: row.ownerUserId,
      name: row.ownerName,
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
    createdAt: row.createdAt.toISOString(),
    durationMs: row.durationMs ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    bytes: Number(row.bytes),
    mime: row.mime ?? undefined,
    source: row.source,
    inMs: row.cutInMs ?? undefined,
    outMs: row.cutOutMs ?? undefined,
    ...presentMedia(row, services.media),
    uploadId: row.uploadId ?? undefined,
  }
}

/** Undefined unless the clip is being uploaded or processed. */
function progressOf(
  { assetState, phase, progress, uploadState, sentAt, sentBytes, bytes }: ClipRow,
  now: Date,
): Pick<Clip, 'phase' | 'progress' | 'isUploadStopped'> {
  if (assetState === 'uploading' && uploadState === 'open') {
    return {
      progress: percentSent(Number(sentBytes), Number(bytes)),
      isUploadStopped: isUploadStopped(sentAt, now),
    }
  }
  if (phase === null || progress === null || assetState === 'ready') return {}
  return { phase, progress }
}
