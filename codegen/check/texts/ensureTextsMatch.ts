import { problem, type Problem } from '../../problems/problem'
import type { Manifest, PlacedText, Words } from '../../read/manifest'
import { baseKey, ownWords, placedWords } from '../../resolve/words'

/** Every language has every file and every key, with the same parameters. */
export function ensureTextsMatch({ app, texts: all }: Manifest): Problem[] {
  // Files that have nothing but common words need not be there.
  const texts = all.filter((text) => !text.common || ownWords(text).length > 0)
  const own = texts.filter(({ feature }) => feature === undefined)
  const home = own.find(({ language }) => language === app.languages.default)
  const offered = Object.keys(app.languages.offered)
  // A file in a language that is not offered is reported by its language.
  const missing = offered.filter((wanted) =>
    own.every(
      ({ file, language }) =>
        language !== wanted && (file !== `text/${wanted}.yaml` || offered.includes(language)),
    ),
  )
  const reported = missing.map((language) =>
    problem(
      'FILE-MISSING',
      'app.yaml',
      language === app.languages.default
        ? ['languages', 'default']
        : ['languages', 'offered', language],
      `There is no text/${language}.yaml with language: ${language}.`,
      language === app.languages.default ? {} : { at: 'key' },
    ),
  )
  if (!home) return reported.filter((_, at) => missing[at] === app.languages.default)
  const spoken = offered.filter((language) => !missing.includes(language))
  return [
    ...reported,
    ...own.filter((text) => text !== home).flatMap((text) => differences(home, text)),
    ...texts
      .filter(({ feature }) => feature !== undefined)
      .flatMap((text) =>
        text.language === home.language
          ? missingBeside(text, texts, spoken)
          : differences(beside(text, home.language, texts), text),
      ),
  ]
}

const beside = ({ feature }: PlacedText, language: string, texts: readonly PlacedText[]) =>
  texts.find((other) => other.feature === feature && other.language === language)

/** A feature that has texts in one language has them in all. */
const missingBeside = (text: PlacedText, texts: readonly PlacedText[], spoken: readonly string[]) =>
  spoken
    .filter((language) => !beside(text, language, texts))
    .map((language) =>
      problem(
        'FILE-MISSING',
        text.file,
        ['language'],
        `There is no text/${language}/${text.feature}.yaml with the same words in ${language}.`,
      ),
    )

function differences(home: PlacedText | undefined, text: PlacedText): Problem[] {
  const words = byBase(home?.text ?? {})
  const own = byBase(text.text)
  const [homeCommon, ownCommon] = [commonIn(home), commonIn(text)]
  const homeFile = home?.file ?? 'the default language'
  return [
    ...[...words].flatMap(([key, { params }]) => {
      const found = own.get(key)
      if (homeCommon.has(key) && (!found || ownCommon.has(key))) return []
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
            `The text ${key} must have ${wanted}, as in ${homeFile}.`,
          )
    }),
    ...[...own].flatMap(([key, { path }]) =>
      words.has(key) || ownCommon.has(key)
        ? []
        : problem(
            'TEXT-UNKNOWN',
            text.file,
            ['text', ...path],
            `The text ${key} is not in ${homeFile}.`,
            { at: 'key' },
          ),
    ),
  ]
}

/** What a file has from the common words, which are compared where they stand. */
const commonIn = (text: PlacedText | undefined) =>
  new Set([...(text?.common?.keys() ?? [])].map(baseKey))

function byBase(words: Words) {
  const found = new Map<string, { params: Set<string>; path: readonly string[] }>()
  for (const { key, path, word } of placedWords(words)) {
    const entry = found.get(baseKey(key)) ?? { params: new Set(), path }
    for (const match of word.matchAll(/\{\s*(\w+)\s*\}/g)) entry.params.add(match[1]!)
    found.set(baseKey(key), entry)
  }
  return found
}

/** The longest prefix of a key that exists as nested maps, so that the nearest map is reported. */
function placeOf(words: object, key: string): string[] {
  const [head = '', ...rest] = key.split('.')
  const inner = (words as Record<string, unknown>)[head]
  return typeof inner === 'object' && inner !== null
    ? [head, ...placeOf(inner, rest.join('.'))]
    : []
}
