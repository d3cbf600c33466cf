import type { PlacedText, Words } from '../read/manifest'

export interface PlacedWord {
  readonly key: string
  /** The keys that lead to it: they are nested in any way, and may have dots of their own. */
  readonly path: readonly string[]
  readonly word: string
}

/** `nav: { home: Home }` becomes `nav.home`. A file is asked for them by many, and never changes. */
export function placedWords(words: Words): readonly PlacedWord[] {
  let known = placed.get(words)
  if (!known) {
    const found: PlacedWord[] = []
    place(words, [], found)
    placed.set(words, (known = found))
  }
  return known
}

const placed = new WeakMap<Words, readonly PlacedWord[]>()

function place(words: Words, path: readonly string[], into: PlacedWord[]): void {
  for (const [name, value] of Object.entries(words)) {
    const here = [...path, name]
    if (typeof value === 'string') into.push({ key: here.join('.'), path: here, word: value })
    else place(value, here, into)
  }
}

/** Where a key has its words, without a walk over all the others. */
export function placeOf(words: Words, key: string): readonly string[] | undefined {
  if (typeof words[key] === 'string') return [key]
  for (const [name, value] of Object.entries(words)) {
    if (typeof value === 'string' || !key.startsWith(`${name}.`)) continue
    const inner = placeOf(value, key.slice(name.length + 1))
    if (inner) return [name, ...inner]
  }
  return undefined
}

/** Words by key. */
export function flatten(words: Words): ReadonlyMap<string, string> {
  let flat = flattened.get(words)
  if (!flat) {
    flat = new Map(placedWords(words).map(({ key, word }) => [key, word]))
    flattened.set(words, flat)
  }
  return flat
}

const flattened = new WeakMap<Words, ReadonlyMap<string, string>>()

/** The words that stand in the file itself. */
export const ownWords = ({ text, common }: PlacedText): readonly PlacedWord[] =>
  common ? placedWords(text).filter(({ key }) => !common.has(key)) : placedWords(text)

/** What each language says, from all of its files. Common words are said under the keys of the screens that have them. */
export function wordsByLanguage(
  texts: readonly PlacedText[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, Map<string, string>>()
  for (const { language, text } of texts) {
    const words = all.get(language) ?? new Map<string, string>()
    for (const [key, word] of flatten(text)) if (!isCommon(key)) words.set(key, word)
    all.set(language, words)
  }
  return all
}

/** The keys that can be said: a common word is so by those of the screens that have it. */
export const saidIn = (words: Words): string[] =>
  [...flatten(words).keys()].filter((key) => !isCommon(key))

/** Whether screens have the word in common, those of all features (`common.field.name`) or of one (`tasks.common.…`). */
export const isCommon = (key: string) => /^(\w+\.)?common\./.test(key)

/** As keys end that are said with a number. */
export const pluralForms = ['_zero', '_one', '_two', '_few', '_many', '_other']

/** Plural forms share one key. */
export const baseKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
