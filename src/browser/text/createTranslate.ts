import type { TextKey, TextParams } from '../../../generated/facts/text'

export type Translate = <Key extends TextKey>(key: Key, ...filling: Filling<Key>) => string

/** What a text needs to be filled with. A key that is not known in advance may need nothing. */
type Filling<Key extends TextKey> = undefined extends TextParams[Key]
  ? [params?: TextParams[Key]]
  : [params: TextParams[Key]]

export type Vocabulary = Readonly<Record<string, string>>
type Params = Readonly<Record<string, string | number>>

/**
 * Words by key: {name} is filled in, _one and _other follow {count} as the language counts, and
 * what one language lacks another has. A translation library would be a seventh of the sign-in page.
 */
export function createTranslate(
  language: string,
  words: Vocabulary,
  fallback: Vocabulary,
): Translate {
  const plurals = new Intl.PluralRules(language)
  const find = (key: string) => words[key] ?? fallback[key]
  const translate = (key: TextKey, params?: Params) => {
    const count = params?.count
    const form = typeof count === 'number' ? find(`${key}_${plurals.select(count)}`) : undefined
    return fill(form ?? find(key) ?? find(`${key}_other`) ?? key, params)
  }
  return translate as Translate
}

function fill(text: string, params: Params = {}): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
