import { problem, type Problem } from '../../problems/problem'
import type { Manifest, Words } from '../../read/manifest'
import { baseKey, placedWords } from '../../resolve/words'

/** Every language has every key, with the same parameters. */
export function ensureTextsMatch({ app, texts }: Manifest): Problem[] {
  const home = texts.find(({ language }) => language === app.languages.default)
  const offered = Object.keys(app.languages.offered)
  // A file of the right name in a language that nobody offers is told by its own language.
  const missing = offered.filter((wanted) =>
    texts.every(
      ({ file, language }) =>
        language !== wanted && (file !== `text/${wanted}.yaml` || offered.includes(language)),
    ),
  )
  if (!home)
    return missing
      .filter((language) => language === app.languages.default)
      .map((language) =>
        problem(
          'FILE-MISSING',
          'app.yaml',
          ['languages', 'default'],
          `There is no text/${language}.yaml with language: ${language}.`,
        ),
      )
  const words = byBase(home.text)
  return [
    ...missing.map((language) =>
      problem(
        'FILE-MISSING',
        'app.yaml',
        ['languages', 'offered', language],
        `There is no text/${language}.yaml with language: ${language}.`,
        { at: 'key' },
      ),
    ),
    ...texts
      .filter((text) => text !== home)
      .flatMap((text) => {
        const own = byBase(text.text)
        return [
          ...[...words].flatMap(([key, { params }]) => {
            const found = own.get(key)
            if (!found)
              return problem(
                'TEXT-MISSING',
                text.file,
                ['text', ...placeOf(text.text, key)],
                `The language ${text.language} lacks the text ${key}.`,
                { at: 'key' },
              )
            const same = [...params].sort().join() === [...found.params].sort().join()
            const wanted =
              params.size > 0 ? [...params].map((name) => `{${name}}`).join(', ') : 'no parameters'
            return same
              ? []
              : problem(
                  'TEXT-PARAMETERS',
                  text.file,
                  ['text', ...found.path],
                  `The text ${key} must have ${wanted}, as in ${home.file}.`,
                )
          }),
          ...[...own].flatMap(([key, { path }]) =>
            words.has(key)
              ? []
              : problem(
                  'TEXT-UNKNOWN',
                  text.file,
                  ['text', ...path],
                  `The text ${key} is not in ${home.file}.`,
                  { at: 'key' },
                ),
          ),
        ]
      }),
  ]
}

function byBase(words: Words) {
  const found = new Map<string, { params: Set<string>; path: readonly string[] }>()
  for (const { key, path, word } of placedWords(words)) {
    const entry = found.get(baseKey(key)) ?? { params: new Set(), path }
    for (const match of word.matchAll(/\{\s*(\w+)\s*\}/g)) entry.params.add(match[1]!)
    found.set(baseKey(key), entry)
  }
  return found
}

/** The part of a flat key that exists as nested maps, so that the nearest enclosing map is pointed at. */
function placeOf(words: object, key: string): string[] {
  const [head = '', ...rest] = key.split('.')
  const inner = (words as Record<string, unknown>)[head]
  return typeof inner === 'object' && inner !== null
    ? [head, ...placeOf(inner, rest.join('.'))]
    : []
}
