// How far a file is, in words. The server's state decides, except while this tab sends the file.
import { speak } from '../../../browser/text/speak'
import type { Translate } from '../../../browser/text/text.model'
import type { TextKey } from '../../../../generated/facts/text'
import { percentSent, turnText, type StopReason, type UploadItem } from '../../media/client'
import type { FileFault } from '../file'
import type { FileRow } from './fileRow'

export type FileStatus =
  | {
      readonly kind: 'moving'
      readonly text: TextKey
      readonly phase?: string | undefined
      readonly percent?: number | undefined
    }
  | { readonly kind: 'uploadFailed'; readonly failure: NonNullable<UploadItem['failure']> }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly isRejected: boolean; readonly code: string }
  | { readonly kind: 'ready' }

type Standing = Pick<FileRow, 'state' | 'phase' | 'progress' | 'isUploadStopped' | 'failReason'>

export function statusOf(
  { state, phase, progress, isUploadStopped, failReason = '' }: Standing,
  item: UploadItem | undefined,
): FileStatus {
  switch (state) {
    case 'uploading':
      if (item) return statusOfItem(item)
      if (isUploadStopped) return { kind: 'stopped' }
      return { kind: 'moving', text: 'files.state.uploading', percent: progress }
    case 'processing':
      return { kind: 'moving', text: 'files.state.processing', phase }
    case 'ready':
      return { kind: 'ready' }
    default:
      return { kind: 'failed', isRejected: state === 'rejected', code: failReason }
  }
}

function statusOfItem(item: UploadItem): FileStatus {
  const { failure, phase } = item
  if (failure) return { kind: 'uploadFailed', failure }
  if (phase === 'done' || phase === 'checking') {
    return { kind: 'moving', text: 'files.state.processing' }
  }
  const isWaiting = phase === 'waiting' || phase === 'starting'
  const text = isWaiting ? 'files.state.waiting' : 'files.state.uploading'
  return { kind: 'moving', text, percent: percentSent(item) }
}

const failTexts: Readonly<Record<string, TextKey>> = {
  isVideo: 'files.fail.isVideo',
  isProgram: 'files.fail.isProgram',
  isArchive: 'files.fail.isArchive',
  isWebPage: 'files.fail.isWebPage',
  isOldOffice: 'files.fail.isOldOffice',
  isOtherPicture: 'files.fail.isOtherPicture',
  isOther: 'files.fail.isOther',
  hasMacros: 'files.fail.hasMacros',
  isDamaged: 'files.fail.isDamaged',
  isTooLarge: 'files.fail.isTooLarge',
  hasTooManyPixels: 'files.fail.hasTooManyPixels',
  hasTooManyCues: 'files.fail.hasTooManyCues',
} satisfies Record<FileFault, TextKey>
const otherFailTexts: Readonly<Record<string, TextKey>> = {
  tooDemanding: 'files.fail.tooDemanding',
  uploadExpired: 'files.fail.uploadExpired',
  infected: 'media.film.infected',
}

const stopTexts: Record<StopReason, TextKey> = {
  empty: 'media.fail.empty',
  unreadable: 'media.fail.unreadable',
  network: 'media.fail.network',
  refused: 'media.fail.refused',
  gone: 'media.fail.gone',
  full: 'media.fail.full',
  server: 'media.fail.server',
}

/** Why there is no file; undefined where there is one, or may still be. */
export function reasonText(t: Translate, status: FileStatus): string | undefined {
  if (status.kind === 'stopped') return t('media.upload.resume')
  if (status.kind === 'failed') {
    return t(failTexts[status.code] ?? otherFailTexts[status.code] ?? 'files.fail.unknown')
  }
  if (status.kind !== 'uploadFailed') return undefined
  const { text, reason } = status.failure
  return speak(t, text ?? { key: stopTexts[reason] })
}

/** In one or two words; undefined for a file in its normal state. */
export function stateText(t: Translate, status: FileStatus): string | undefined {
  switch (status.kind) {
    case 'ready':
      return undefined
    case 'moving':
      return turnText(t, status.phase) ?? t(status.text)
    case 'stopped':
      return t('files.state.stopped')
    case 'uploadFailed':
      return t('files.state.uploadFailed')
    case 'failed':
      return t(status.isRejected ? 'files.state.rejected' : 'files.state.failed')
  }
}
