import type { Translate } from '../../../../browser/text/createTranslate'
import type { Outcome } from './visit'

/** Why something did not work; undefined: it did. */
export function outcomeText(outcome: Outcome, say: Translate): string | undefined {
  if (outcome.kind === 'done') return undefined
  if (outcome.kind === 'failed') return say('sharing.visit.failed')
  if (outcome.code === 'tooManyAttempts') {
    const { waitSeconds } = outcome
    const time =
      waitSeconds > 90
        ? say('sharing.visit.minutes', { count: Math.ceil(waitSeconds / 60) })
        : say('sharing.visit.seconds', { count: Math.max(1, waitSeconds) })
    return say('sharing.visit.tooOften', { time })
  }
  const isWrong = outcome.code === 'shareProofWrong' || outcome.code === 'malformedRequest'
  return isWrong ? say('sharing.visit.wrong') : say('sharing.visit.failed')
}
