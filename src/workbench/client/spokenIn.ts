import { fallbackLanguage } from '../../../generated/facts/app'
import { pseudoLanguage, pseudoWords } from '../../kit/pseudoWords'
import { languagesOf } from './languages'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The languages that texts can be shown in: the editable ones, and the pseudo language that reveals
 * missing texts and missing room.
 */
export const shownLanguages = (words: Words) => [...languagesOf(words), pseudoLanguage]

const made = new WeakMap<object, Readonly<Record<string, string>>>()

/** The product's texts in the chosen language. */
export function spokenIn(words: Words, language: string): Readonly<Record<string, string>> {
  const own = words[language === pseudoLanguage.id ? fallbackLanguage : language] ?? {}
  if (language !== pseudoLanguage.id) return own
  const spoken = made.get(own) ?? pseudoWords(own)
  made.set(own, spoken)
  return spoken
}

/** Looks up one text; a missing one is shown as its key. */
export const sayIn = (words: Words, language: string) => (key: string) =>
  spokenIn(words, language)[key] ?? key
