import type { Model } from '../resolve/model'
import { baseKey } from '../resolve/words'
import { json, property, typescript, type Output } from './output'

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
    'text/*.yaml',
    `/** What fills in the words of each key. */\nexport interface TextParams {\n${[...params].map(([key, names]) => `  ${property(key)}: ${typeOfParams(names)}`).join('\n')}\n}`,
    `export type TextKey = keyof TextParams`,
  )
}

const typeOfParams = (names: ReadonlySet<string>) =>
  names.size === 0
    ? 'undefined'
    : `{ ${[...names].map((name) => `${name}: ${name === 'count' ? 'number' : 'string | number'}`).join('; ')} }`

/** assets/i18n/<language>.json: the words as the client fetches them, flat, sorted by key. */
export function emitTranslations({ words }: Model): Output[] {
  return [...words].map(([language, texts]) =>
    json(
      `assets/i18n/${language}.json`,
      Object.fromEntries([...texts].sort(([a], [b]) => (a < b ? -1 : 1))),
    ),
  )
}
