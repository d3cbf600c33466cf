import { formatOf, presentMedia } from '../../media/server'
import { clipStandingOf } from '../clip'
import type { Clip } from '../../../../generated/facts/features/footage'
import { advisesRetake } from '../../media/quality'
import { isUploadStopped, percentSent } from '../../media/upload'
import type { Context } from '../../../server/context'
import type { ClipRow } from './queries'

export function presentClip(
  row: ClipRow,
  context: Pick<Context, 'now' | 'services' | 'member'>,
): Clip {
  const { now, member } = context
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
    isMine: row.ownerUserId === member.userId,
    isToCheck: advisesRetake(row.qaFlags ?? []),
    createdAt: row.createdAt.toISOString(),
    ...saidOf(row),
    durationMs: row.durationMs ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    bytes: Number(row.bytes),
    mime: row.mime ?? undefined,
    fileName: row.name,
    ...formatOf(row.facts),
    source: row.source,
    versionNo: row.versionNo,
    inMs: row.cutInMs ?? undefined,
    outMs: row.cutOutMs ?? undefined,
    ...presentMedia(row, context),
    uploadId: row.uploadId ?? undefined,
  }
}

/** What people say of a clip. */
const saidOf = (row: ClipRow) => ({
  description: row.description || undefined,
  tags: row.tags,
  people: [...row.people],
  otherPeople: row.otherPeople,
  shotType:
    row.shotTypeId === null ? undefined : { id: row.shotTypeId, name: row.shotTypeName ?? '' },
  language: (row.language as Clip['language'] | null) ?? undefined,
  rating: row.rating,
  visibility: row.visibility,
  sharedWith: [...row.sharedWith],
  rightsExpireAt: row.rightsEndOn ?? undefined,
})

type Moving = Pick<
  ClipRow,
  'assetState' | 'phase' | 'progress' | 'uploadState' | 'sentAt' | 'sentBytes' | 'bytes'
>

/** Undefined unless the film is being uploaded or processed. */
export function progressOf(
  { assetState, phase, progress, uploadState, sentAt, sentBytes, bytes }: Moving,
  now: Date,
): Pick<Clip, 'phase' | 'progress' | 'isUploadStopped'> {
  if (assetState === 'uploading' && uploadState === 'open') {
    return {
      phase: undefined,
      progress: percentSent(Number(sentBytes), Number(bytes)),
      isUploadStopped: isUploadStopped(sentAt, now),
    }
  }
  if (phase === null || progress === null || assetState === 'ready')
    return { phase: undefined, progress: undefined }
  return { phase, progress }
}
