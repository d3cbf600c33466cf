// Why a file did not arrive, or no film could be made of it.
import { speak } from '../../../browser/text/speak'
import type { Translate } from '../../../browser/text/text.model'
import type { TextKey } from '../../../../generated/facts/text'
import type { FailReason } from '../asset'
import type { UploadItem } from './uploadItem'
import type { StopReason } from './uploadStopped'

/** Codes added later have no entry: the server's message is shown instead. */
const failTexts: Readonly<Record<string, TextKey>> = {
  notVideo: 'media.film.notVideo',
  notRecognised: 'media.film.notRecognised',
  nothingToPlay: 'media.film.nothingToPlay',
  cutOff: 'media.film.cutOff',
  damaged: 'media.film.damaged',
  tooManyPixels: 'media.film.tooManyPixels',
  tooLong: 'media.film.tooLong',
  tooDemanding: 'media.film.tooDemanding',
  swells: 'media.film.swells',
  notConverted: 'media.film.notConverted',
  serverFault: 'media.film.serverFault',
  interrupted: 'media.film.interrupted',
  uploadExpired: 'media.film.uploadExpired',
  infected: 'media.film.infected',
} satisfies Record<FailReason, TextKey>

const stopTexts: Record<StopReason, TextKey> = {
  empty: 'media.fail.empty',
  unreadable: 'media.fail.unreadable',
  network: 'media.fail.network',
  refused: 'media.fail.refused',
  gone: 'media.fail.gone',
  full: 'media.fail.full',
  server: 'media.fail.server',
}

type Failure = NonNullable<UploadItem['failure']>

/** Why its upload stopped, for a notice. */
export const stopWords = ({ reason, text }: Failure) => text ?? { key: stopTexts[reason] }

export const stopText = (t: Translate, failure: Failure) => speak(t, stopWords(failure))

/** The translated text for the code; if there is none, the server's message. */
export function failText(
  t: Translate,
  { code = '', reported }: { code?: string; reported?: string },
): string {
  const key = failTexts[code]
  return key ? t(key) : (reported ?? t('media.film.unknown'))
}
