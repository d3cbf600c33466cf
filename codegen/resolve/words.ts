import type { PlacedText, Words } from '../read/manifest'

export interface PlacedWord {
  readonly key: string
  /** The keys that lead to it: they are nested in any way, and may have dots of their own. */
  readonly path: readonly string[]
  readonly word: string
}

/** `nav: { home: Home }` becomes `nav.home`. */
export function* placedWords(words: Words, path: readonly string[] = []): Generator<PlacedWord> {
  for (const [name, value] of Object.entries(words)) {
    const here = [...path, name]
    if (typeof value === 'string') yield { key: here.join('.'), path: here, word: value }
    else yield* placedWords(value, here)
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

/** Words by key. A file is asked for them by many, and never changes. */
export function flatten(words: Words): ReadonlyMap<string, string> {
  let flat = flattened.get(words)
  if (!flat) {
    flat = new Map([...placedWords(words)].map(({ key, word }) => [key, word]))
    flattened.set(words, flat)
  }
  return flat
}

const flattened = new WeakMap<Words, ReadonlyMap<string, string>>()

/** Each language's words, from all of its files. */
export function wordsByLanguage(
  texts: readonly PlacedText[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, Map<string, string>>()
  for (const { language, text } of texts) {
    const words = all.get(language) ?? new Map<string, string>()
    for (const [key, word] of flatten(text)) words.set(key, word)
    all.set(language, words)
  }
  return all
}

/** Plural forms share one key. */
export const baseKey = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
