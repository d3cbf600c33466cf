// What a clip shows of its way from a file to something that plays. The server's state decides; while this
// tab is sending the file, it knows better.
import { percentSent, type UploadItem } from '../../media/client'
import type { Clip } from '../../../../generated/facts/features/footage'

export type ClipStatus =
  | { kind: 'uploading'; percent: number; step: 'waiting' | 'sending' | 'checking' }
  | { kind: 'uploadFailed'; percent: number; failure: NonNullable<UploadItem['failure']> }
  /** Mine, and nobody sends it. */
  | { kind: 'interrupted'; percent?: number }
  /** Somebody else's, and nobody sends it. */
  | { kind: 'stopped'; percent?: number }
  /** Sent by somebody else, or by another tab of mine. */
  | { kind: 'elsewhere'; percent?: number; isMine: boolean }
  | { kind: 'processing'; phase?: string; percent?: number }
  | { kind: 'improving'; percent?: number }
  | { kind: 'ready' }
  | { kind: 'failed'; code?: string; reported?: string; isRejected: boolean; canRetry: boolean }

export function statusOf(
  clip: Clip,
  item: UploadItem | undefined,
  userId: string | undefined,
): ClipStatus {
  switch (clip.state) {
    case 'uploading':
      return item ? statusOfItem(item) : statusElsewhere(clip, clip.owner.userId === userId)
    case 'processing':
      return { kind: 'processing', phase: clip.phase, percent: clip.progress }
    case 'playable':
      return { kind: 'improving', percent: clip.progress }
    case 'failed':
    case 'rejected':
      return {
        kind: 'failed',
        code: clip.failReason,
        reported: clip.failMessage,
        isRejected: clip.state === 'rejected',
        canRetry: clip.state === 'failed' && clip.mayEdit,
      }
    case 'ready':
    case 'trashed':
      return { kind: 'ready' }
  }
}

function statusElsewhere({ isUploadStopped, progress }: Clip, isMine: boolean): ClipStatus {
  if (!isUploadStopped) return { kind: 'elsewhere', percent: progress, isMine }
  return { kind: isMine ? 'interrupted' : 'stopped', percent: progress }
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

/** Something the server is still working on, so it is asked every second. */
export function isProcessing({ state }: Clip): boolean {
  return state === 'processing' || state === 'playable'
}

export function isWatchable({ sources, state }: Clip): boolean {
  return sources.length > 0 && state !== 'trashed'
}
