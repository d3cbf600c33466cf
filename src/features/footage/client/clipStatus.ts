// The displayed status of a clip from upload to playback. The server's state decides, except while
// this tab sends the file: then the tab knows more.
import { percentSent, type UploadItem } from '../../media/client'
import type { Clip } from './clip'

export type ClipStatus =
  | { kind: 'uploading'; percent: number; step: 'waiting' | 'sending' | 'checking' }
  | { kind: 'uploadFailed'; percent: number; failure: NonNullable<UploadItem['failure']> }
  /** A clip of one's own whose upload nobody is sending. */
  | { kind: 'interrupted'; percent?: number }
  /** Somebody else's clip whose upload nobody is sending. */
  | { kind: 'stopped'; percent?: number }
  /** Being sent by somebody else, or by another tab of the same person. */
  | { kind: 'elsewhere'; percent?: number; isMine: boolean }
  | { kind: 'processing'; phase?: string; percent?: number }
  | { kind: 'improving'; phase?: string; percent?: number }
  | { kind: 'ready' }
  | { kind: 'failed'; code?: string; reported?: string; isRejected: boolean; canRetry: boolean }

export function statusOf(
  clip: Clip,
  item: UploadItem | undefined,
  userId: string | undefined,
): ClipStatus {
  switch (clip.state) {
    case 'uploading':
      return item ? statusOfItem(item) : statusElsewhere(clip, clip.owner.id === userId)
    case 'processing':
      return { kind: 'processing', phase: clip.phase, percent: clip.progress }
    case 'playable':
      return { kind: 'improving', phase: clip.phase, percent: clip.progress }
    case 'failed':
    case 'rejected':
      return {
        kind: 'failed',
        code: clip.failReason,
        reported: clip.failMessage,
        isRejected: clip.state === 'rejected',
        canRetry: clip.may.includes('retry'),
      }
    case 'ready':
      return { kind: 'ready' }
  }
}

function statusElsewhere(clip: Clip, isMine: boolean): ClipStatus {
  const { isUploadStopped, progress, source } = clip
  // Nobody chooses the file of a take: the computer that recorded it sends it, whatever its tabs show.
  const canResume = isMine && source === 'upload'
  if (!isUploadStopped) return { kind: 'elsewhere', percent: progress, isMine: canResume }
  return { kind: canResume ? 'interrupted' : 'stopped', percent: progress }
}

export function statusOfItem(item: UploadItem): ClipStatus {
  const percent = percentSent(item)
  if (item.failure) return { kind: 'uploadFailed', percent, failure: item.failure }
  if (item.phase === 'done') return { kind: 'processing' }
  if (item.phase === 'waiting' || item.phase === 'starting') {
    return { kind: 'uploading', percent, step: 'waiting' }
  }
  return { kind: 'uploading', percent, step: item.phase === 'checking' ? 'checking' : 'sending' }
}

export function isWatchable({ sources, trashed }: Clip): boolean {
  return sources.length > 0 && !trashed
}
