// The texts for a clip's state.
import type { Translate } from '../../../browser/text/text.model'
import { failText, stopText, turnText } from '../../media/client'
import type { TextKey } from '../../../../generated/facts/text'
import type { ClipStatus } from './clipStatus'

const stepTexts: Record<'waiting' | 'sending' | 'checking', TextKey> = {
  waiting: 'footage.state.waiting',
  sending: 'footage.state.uploading',
  checking: 'footage.state.checking',
}

const phaseTexts: Record<string, TextKey> = {
  assemble: 'footage.phase.assemble',
  probe: 'footage.phase.probe',
  poster: 'footage.phase.poster',
  stream: 'footage.phase.stream',
  examine: 'footage.phase.examine',
  ladder: 'footage.phase.ladder',
}

/** The state in one or two words; undefined for a clip in its normal state. */
export function stateText(t: Translate, status: ClipStatus, isOnline: boolean): string | undefined {
  switch (status.kind) {
    case 'uploading':
      return t(isOnline ? stepTexts[status.step] : 'footage.state.offline')
    case 'uploadFailed':
      return t('footage.state.uploadFailed')
    case 'interrupted':
      return t('footage.state.interrupted')
    case 'stopped':
      return t('footage.state.stopped')
    case 'elsewhere':
      return t(status.isMine ? 'footage.state.elsewhere' : 'footage.state.uploading')
    case 'processing':
      return turnText(t, status.phase) ?? t('footage.state.processing')
    case 'improving':
      return turnText(t, status.phase) ?? t('footage.state.improving')
    case 'failed':
      return t(status.isRejected ? 'footage.state.rejected' : 'footage.state.failed')
    case 'ready':
      return undefined
  }
}

/** The line below: the current step, or why it failed. */
export function stateDetail(t: Translate, status: ClipStatus): string | undefined {
  switch (status.kind) {
    case 'processing':
      return phaseText(t, status.phase)
    case 'failed':
      return failText(t, status)
    case 'uploadFailed':
      return stopText(t, status.failure)
    case 'interrupted':
      return t('media.upload.resume')
    default:
      return undefined
  }
}

/** A phase unknown to this version has no text. */
function phaseText(t: Translate, phase: string | undefined): string | undefined {
  const key = phase === undefined ? undefined : phaseTexts[phase]
  return key && t(key)
}
