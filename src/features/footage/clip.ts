// A clip: one piece of footage. Rules used by both client and server.
import type { RowScope } from '../../../generated/facts/call'
import { uploadKeepDays } from '../../../generated/facts/constants'
import type { AssetState, FailReason } from '../media/asset'
import type { UploadState } from '../media/upload'

export type ClipState = 'uploading' | 'processing' | 'playable' | 'ready' | 'failed' | 'rejected'

export interface ClipParts {
  assetState: AssetState
  failReason?: string | undefined
  /** Undefined for a clip that was imported instead of uploaded. */
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

/** A clip stores no state of its own. It is derived: from the upload, then the processing. */
export function clipStandingOf({ assetState, uploadState }: ClipParts): ClipStanding {
  if (assetState === 'uploading') {
    if (uploadState === 'expired' || uploadState === 'aborted') return uploadGone
    return { state: uploadState === 'open' ? 'uploading' : 'processing' }
  }
  if (assetState === 'uploaded' || assetState === 'probing') return { state: 'processing' }
  return { state: assetState }
}

/** Whether a call that changes clips may change this one. */
export function mayEditClip(
  rows: RowScope,
  { userId }: { userId: string },
  clip: { ownerUserId: string },
): boolean {
  return rows === 'customer' || clip.ownerUserId === userId
}

export type ClipAct = 'edit' | 'retry' | 'cancelUpload' | 'trash' | 'restore' | 'erase'

export interface ClipActParts extends ClipParts {
  /** Whether the person may change it at all. */
  mayChange: boolean
  isTrashed: boolean
}

/** The same bytes would fail in the same way. */
const hopeless: readonly string[] = ['cutOff', 'damaged'] satisfies FailReason[]

/** What may be done with a clip. One whose upload was given up has nothing to process again. */
export function actsWith({ mayChange, isTrashed, ...parts }: ClipActParts): ClipAct[] {
  if (!mayChange) return []
  if (isTrashed) return ['restore', 'erase']
  return [
    'edit',
    ...(parts.assetState === 'failed' && !hopeless.includes(parts.failReason ?? '')
      ? (['retry'] as const)
      : []),
    ...(clipStandingOf(parts).state === 'uploading' ? (['cancelUpload'] as const) : []),
    'trash',
  ]
}
