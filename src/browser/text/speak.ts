import type { TextKey } from '../../../generated/facts/text'
import type { Translate } from './createTranslate'
import type { Words } from './words'

type SpeakFreely = (key: TextKey, params?: Record<string, string | number>) => string

export function speak(t: Translate, text: Words): string {
  return 'key' in text ? (t as SpeakFreely)(text.key, text.params) : text.words
}
