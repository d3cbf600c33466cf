import type { Manifest, PlacedText, Words } from '../../read/manifest'
import { prefixOf } from '../featureWords'
import { flatten, isCommon, pluralForms } from '../words'
import { screensOf, type ScreenParts } from './screenParts'
import { screenWords } from './screenWords'

/** The keys of the words with which a screen says what it has no words of its own for: those of its feature, then of all. */
export function commonKeys({ feature, id }: ScreenParts, key: string): string[] {
  const prefix = prefixOf(feature.name)
  const rest = key.slice(`${prefix}${id}.`.length)
  return [`${prefix}common.${rest}`, `common.${rest}`]
}

/** The words that stand in the files of a screen, by the forms of a key: `_one` and `_other`, or none. */
export function createWritten(texts: readonly PlacedText[]) {
  const byFile = new Map(texts.map((text) => [text.file, text]))
  const wordIn = (file: string, key: string) => {
    const { text, common } = byFile.get(file) ?? { text: {} }
    return common?.has(key) ? undefined : flatten(text).get(key)
  }
  return ({ feature }: ScreenParts, language: string, key: string, isPlural = false) =>
    (isPlural ? pluralForms : ['']).flatMap((form) => {
      const word =
        wordIn(`text/${language}/${feature.name}.yaml`, key + form) ??
        wordIn(`text/${language}.yaml`, key + form)
      return word === undefined ? [] : [{ form, word }]
    })
}

/** Screens have the common words as their own where they have none, under the keys that they say. */
export function withCommonWords(manifest: Manifest): Manifest {
  const { texts } = manifest
  if (!texts.some(({ text }) => [...flatten(text).keys()].some(isCommon))) return manifest
  const languages = new Set(texts.map(({ language }) => language))
  const filled = new Map([...languages].flatMap((language) => [...takenBy(manifest, language)]))
  const present = new Set(texts.map(({ file }) => file))
  return {
    ...manifest,
    texts: [
      ...texts.map((text) => withTaken(text, filled.get(text.file) ?? [])),
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

function withTaken(text: PlacedText, taken: readonly Taken[]): PlacedText {
  if (taken.length === 0) return text
  const meaning = JSON.stringify(taken)
  const before = known.get(text.text)
  if (before?.meaning === meaning) return { ...text, ...before.words }
  const words = {
    text: { ...text.text, ...Object.fromEntries(taken.map(({ key, word }) => [key, word])) },
    common: new Map(taken.map(({ key, common }) => [key, common])),
  }
  known.set(text.text, { meaning, words })
  return { ...text, ...words }
}

/** Where one file is being edited, the words of all others are the same as before. */
const known = new WeakMap<
  Words,
  { readonly meaning: string; readonly words: Pick<PlacedText, 'text' | 'common'> }
>()

/** What screens take of the common words of a language, by the file in which they would say it themselves. */
function takenBy(manifest: Manifest, language: string): Map<string, Taken[]> {
  const written = createWritten(manifest.texts)
  const found = new Map<string, Taken[]>()
  for (const screen of screensOf(manifest)) {
    const taken = screenWords(screen).flatMap(({ key, isPlural, isOptional }): Taken[] => {
      if (isOptional || written(screen, language, key, isPlural).length > 0) return []
      const [first = []] = commonKeys(screen, key)
        .map((common) =>
          written(screen, language, common, isPlural).map(({ form, word }) => ({
            key: key + form,
            common: common + form,
            word,
          })),
        )
        .filter((forms) => forms.length > 0)
      return first
    })
    const file = `text/${language}/${screen.feature.name}.yaml`
    if (taken.length > 0) found.set(file, [...(found.get(file) ?? []), ...taken])
  }
  return found
}
