import type { Translate } from './createTranslate'

type Words = Readonly<Record<string, string>>

/** The texts that the server put into a document, without the shell's. */
export function createSay(language: string, words: Words): Translate {
  const plural = new Intl.PluralRules(language)
  const say = (key: string, params: Readonly<Record<string, string | number>> = {}) => {
    const counted = typeof params.count === 'number' ? `${key}_${plural.select(params.count)}` : key
    const text = words[counted] ?? words[key] ?? ''
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
  }
  return say as unknown as Translate
}
