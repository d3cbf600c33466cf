// A clip: one piece of footage. Rules both wings read.
import type { RowScope } from '../../../generated/facts/call'
import { trashKeepDays, uploadKeepDays } from '../../../generated/facts/constants'
import type { AssetState, FailReason } from '../media/asset'
import type { UploadState } from '../media/upload'

export type ClipState =
  | 'uploading'
  | 'processing'
  | 'playable'
  | 'ready'
  | 'failed'
  | 'rejected'
  | 'trashed'

export interface ClipParts {
  isTrashed: boolean
  assetState: AssetState
  /** None for what was not uploaded but imported. */
  uploadState?: UploadState
}

export interface ClipStanding {
  state: ClipState
  failReason?: FailReason
  failMessage?: string
}

const uploadGone: ClipStanding = {
  state: 'failed',
  failReason: 'uploadExpired',
  failMessage: `The upload was not finished within ${uploadKeepDays} days.`,
}

/** A clip has no state of its own: trash first, then how its bytes arrive, then what is made of them. */
export function clipStandingOf({ isTrashed, assetState, uploadState }: ClipParts): ClipStanding {
  if (isTrashed) return { state: 'trashed' }
  if (assetState === 'uploading') {
    if (uploadState === 'expired' || uploadState === 'aborted') return uploadGone
    return { state: uploadState === 'open' ? 'uploading' : 'processing' }
  }
  if (assetState === 'uploaded' || assetState === 'probing') return { state: 'processing' }
  return { state: assetState }
}

export const trashLifeMs = trashKeepDays * 24 * 3_600_000

/** What a call that changes clips may touch. */
export function mayEditClip(
  rows: RowScope,
  { userId }: { userId: string },
  clip: { ownerUserId: string },
): boolean {
  return rows === 'customer' || clip.ownerUserId === userId
}

/** Small letters are enough to find and to sort by: no accents are folded, no expression is read. */
export function titleKeyOf(title: string): string {
  return title.normalize('NFC').toLowerCase()
}

export type ClipSort = 'newest' | 'oldest' | 'name' | 'duration'
