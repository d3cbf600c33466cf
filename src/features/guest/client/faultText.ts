import type { TextKey } from '../../../../generated/facts/text'
import type { Translate } from '../../../browser/text/createTranslate'
import type { Fault } from './fault'

const texts = {
  guestUnchecked: 'guest.fail.guestUnchecked',
  guestEmailMissing: 'guest.fail.guestEmailMissing',
  requestPaused: 'guest.fail.requestPaused',
  requestNotYet: 'guest.fail.requestNotYet',
  requestClosed: 'guest.fail.requestClosed',
  placesTaken: 'guest.fail.placesTaken',
  consentChanged: 'guest.fail.consentChanged',
  consentMissing: 'guest.fail.consentMissing',
  answersMoved: 'guest.fail.answersMoved',
  answersComing: 'guest.fail.answersComing',
  answerMissing: 'guest.fail.answerMissing',
  guestNoFilm: 'guest.fail.guestNoFilm',
  guestFilmTooLarge: 'guest.fail.guestFilmTooLarge',
  guestFilmsUsedUp: 'guest.fail.guestFilmsUsedUp',
  quotaUsedUp: 'guest.fail.quotaUsedUp',
  failed: 'guest.fail.failed',
} as const satisfies Readonly<Record<string, TextKey>>

const isKnown = (code: string): code is keyof typeof texts => code in texts

export function faultText({ code, params, waitSeconds }: Fault, say: Translate): string {
  if (code === 'passCodeWrong')
    return say('guest.fail.passCodeWrong', { left: params['left'] ?? '' })
  if (code === 'tooManyAttempts')
    return say('guest.fail.tooManyAttempts', { count: Math.max(1, Math.ceil(waitSeconds / 60)) })
  return say(isKnown(code) ? texts[code] : 'guest.fail.refused')
}
