import type { Manifest, PlacedText } from '../../read/manifest'
import { prefixOf } from '../featureWords'
import { formsIn, isCommon, wordsIn } from '../words'
import { screensOf, type ScreenParts } from './screenParts'
import { screenWords } from './screenWords'

/** The keys of the words with which a screen says what it has no words of its own for: those of its feature, then of all. */
export function commonKeys({ feature, id }: ScreenParts, key: string): string[] {
  const prefix = prefixOf(feature.name)
  const rest = key.slice(`${prefix}${id}.`.length)
  return [`${prefix}common.${rest}`, `common.${rest}`]
}

/** Screens have the common words as their own where they have none, under the keys that they say. */
export function withCommonWords(manifest: Manifest): Manifest {
  const languages = [...new Set(manifest.texts.map(({ language }) => language))]
  const filled = new Map(languages.flatMap((language) => [...takenBy(manifest, language)]))
  if (filled.size === 0) return manifest
  const present = new Set(manifest.texts.map(({ file }) => file))
  return {
    ...manifest,
    texts: [
      ...manifest.texts.map((text) => withTaken(text, filled.get(text.file) ?? [])),
      // A feature whose screens say nothing but common words has no file.
      ...[...filled].flatMap(([file, taken]) => {
        const [, language = '', feature] = file.replace('.yaml', '').split('/')
        return present.has(file) ? [] : [withTaken({ file, language, feature, text: {} }, taken)]
      }),
    ],
  }
}

interface Taken {
  readonly key: string
  readonly common: string
  readonly word: string
}

const withTaken = (text: PlacedText, taken: readonly Taken[]): PlacedText =>
  taken.length === 0
    ? text
    : {
        ...text,
        text: { ...text.text, ...Object.fromEntries(taken.map(({ key, word }) => [key, word])) },
        common: new Map(taken.map(({ key, common }) => [key, common])),
      }

/** What screens take of the common words of a language, by the file in which they would say it themselves. */
function takenBy(manifest: Manifest, language: string): Map<string, Taken[]> {
  const words = wordsIn(manifest.texts, language)
  const found = new Map<string, Taken[]>()
  if (![...words.keys()].some(isCommon)) return found
  for (const screen of screensOf(manifest)) {
    const file = `text/${language}/${screen.feature.name}.yaml`
    for (const { key, isPlural = false, isOptional } of screenWords(screen)) {
      if (isOptional || formsIn(words, key, isPlural).length > 0) continue
      const common = commonKeys(screen, key).find(
        (each) => formsIn(words, each, isPlural).length > 0,
      )
      if (common === undefined) continue
      const taken = formsIn(words, common, isPlural).map((form) => ({
        key: key + form,
        common: common + form,
        word: words.get(common + form)!,
      }))
      found.set(file, [...(found.get(file) ?? []), ...taken])
    }
  }
  return found
}
