import { fallbackLanguage } from '../../../generated/facts/app'
import { pseudoLanguage, pseudoWords } from '../../kit/pseudoWords'
import { languagesOf } from './languages'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The languages one may look at: those one may write, and the one that shows what has no text and no room. */
export const shownLanguages = (words: Words) => [...languagesOf(words), pseudoLanguage]

const made = new WeakMap<object, Readonly<Record<string, string>>>()

/** The product's words in a language that is looked at. */
export function spokenIn(words: Words, language: string): Readonly<Record<string, string>> {
  const own = words[language === pseudoLanguage.id ? fallbackLanguage : language] ?? {}
  if (language !== pseudoLanguage.id) return own
  const spoken = made.get(own) ?? pseudoWords(own)
  made.set(own, spoken)
  return spoken
}

/** One text of them; what has no words is called by its key. */
export const sayIn = (words: Words, language: string) => (key: string) =>
  spokenIn(words, language)[key] ?? key
