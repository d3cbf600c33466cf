import type { TextKey } from '../../../generated/facts/text'
import type { Translate } from './createTranslate'
import type { Words } from './words'

type SpeakFreely = (key: TextKey, params?: Record<string, string | number>) => string

/** Translates when rendering: by then the texts of the current language are loaded. */
export function speak(t: Translate, text: Words): string {
  if (!('key' in text)) return text.words
  const say = t as SpeakFreely
  const filled = Object.entries(text.params ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? speak(t, value) : value,
  ])
  return say(text.key, Object.fromEntries(filled) as Record<string, string | number>)
}
