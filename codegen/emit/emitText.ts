import type { Model } from '../resolve/model'
import { baseKey } from '../resolve/words'
import { createWordsHome, featureWords } from '../resolve/featureWords'
import { json, literal, property, typescript, type Output } from './output'

/** facts/text.ts: every text key with the values its words need. */
export function emitText({ manifest, words }: Model): Output {
  const params = new Map<string, Set<string>>()
  for (const [key, text] of words.get(manifest.app.languages.default)!) {
    const own = params.get(baseKey(key)) ?? new Set<string>()
    for (const match of text.matchAll(/\{(\w+)\}/g)) own.add(match[1]!)
    if (key !== baseKey(key)) own.add('count')
    params.set(baseKey(key), own)
  }
  return typescript(
    'facts/text.ts',
    'text/**/*.yaml',
    `/** What fills in the words of each key. */\nexport interface TextParams {\n${[...params].map(([key, names]) => `  ${property(key)}: ${typeOfParams(names)}`).join('\n')}\n}`,
    `export type TextKey = keyof TextParams`,
    `/** The features whose words the screens of a feature say: fetched with them. */\nexport const featureWords: Readonly<Partial<Record<string, readonly string[]>>> = ${literal(Object.fromEntries(featureWords(manifest)))}`,
  )
}

const typeOfParams = (names: ReadonlySet<string>) =>
  names.size === 0
    ? 'undefined'
    : `{ ${[...names].map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`).join('; ')} }`

/**
 * assets/i18n/<language>.json: the words the first page needs; assets/i18n/<language>/<feature>.json: those that come
 * with a feature's screens. Flat, sorted by key.
 */
export function emitTranslations({ manifest, words }: Model): Output[] {
  const homeOf = createWordsHome(manifest)
  return [...words].flatMap(([language, texts]) => {
    const files = new Map<string, [string, string][]>([[language, []]])
    for (const [key, word] of texts) {
      const feature = homeOf(key)
      const file = feature === undefined ? language : `${language}/${feature}`
      files.set(file, [...(files.get(file) ?? []), [key, word]])
    }
    return [...files].map(([file, own]) =>
      json(
        `assets/i18n/${file}.json`,
        Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))),
      ),
    )
  })
}
