import type { Translate } from '../../../browser/text/text.model'

/** What it says while nobody works on it; undefined while somebody does. */
export function turnText(t: Translate, phase: string | undefined): string | undefined {
  if (phase === 'waiting') return t('media.film.waits')
  if (phase === 'again') return t('media.film.again')
  return undefined
}
