import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { fallbackLanguage, type LanguageId } from '../../../generated/facts/app'
import type { TextKey } from '../../../generated/facts/text'
import { appStarted } from '../appStarted'
import { setPageLanguageFx } from '../page'
import { readStorageFx, writeStorageFx } from '../storage'
import { chooseLanguage } from './chooseLanguage'
import { createTranslate, type Translate, type Vocabulary } from './createTranslate'
import { $language } from './language'

export { $language }
export type { Translate } from './createTranslate'

/** Texts of a customer's overlay that replace others, by language. */
type Overlaid = Readonly<Partial<Record<LanguageId, Vocabulary>>>

/** A file of texts: `de` for the first page, or `de/footage` for a feature's screens. */
type WordsFile = string

const fileOf = (language: LanguageId, feature: string): WordsFile => `${language}/${feature}`

const languageKey = 'pref.language'

export const languageChosen = createEvent<LanguageId>()
export const wordsOverlaid = createEvent<Overlaid>()

export const readPreferredLanguagesFx = createEffect((): readonly string[] => navigator.languages)
export const fetchWordsFx = createEffect(fetchOnce)

const $files = createStore<Readonly<Record<WordsFile, Vocabulary>>>({}).on(
  fetchWordsFx.done,
  (files, { params, result }) => ({ ...files, [params]: result }),
)
/** Features whose texts are needed, in any language. */
const $features = createStore<readonly string[]>([])

/** Loads all texts of a language that are currently needed. */
export const loadTextFx = attach({
  source: $features,
  async effect(features, language: LanguageId): Promise<LanguageId> {
    const files = [language, ...features.map((feature) => fileOf(language, feature))]
    await Promise.all(files.map((file) => fetchWordsFx(file)))
    return language
  },
})

/**
 * Loads the texts of features in the current language, unless they are loaded. Returns how many
 * files were missing.
 */
export const loadFeatureWordsFx = attach({
  source: { language: $language, files: $files },
  async effect({ language, files }, features: readonly string[]): Promise<number> {
    const missing = features
      .map((feature) => fileOf(language, feature))
      .filter((file) => !Object.hasOwn(files, file))
    await Promise.all(missing.map((file) => fetchWordsFx(file)))
    return missing.length
  },
})
$features.on(loadFeatureWordsFx, (known, wanted) => {
  const fresh = wanted.filter((feature) => !known.includes(feature))
  return fresh.length > 0 ? [...known, ...fresh] : known
})

export const startTextFx = createEffect(async (): Promise<LanguageId> => {
  const stored = await readStorageFx({ key: languageKey })
  const preferred = await readPreferredLanguagesFx()
  return loadTextFx(chooseLanguage(stored, preferred))
})

const $overlaid = createStore<Overlaid>({}).on(wordsOverlaid, (_, words) => words)
export const $translate = createStore<Translate>(((key: TextKey) => key) as Translate)
export const $isTextReady = createStore(false)

sample({ clock: appStarted, target: startTextFx })
sample({ clock: languageChosen, target: loadTextFx })
sample({
  clock: languageChosen,
  fn: (value) => ({ key: languageKey, value }),
  target: writeStorageFx,
})

sample({ clock: loadTextFx.doneData, target: [$language, setPageLanguageFx] })
// A screen may have been requested while another language was loading.
sample({ clock: loadTextFx.done, source: $features, target: loadFeatureWordsFx })
sample({
  clock: [
    loadTextFx.done,
    loadFeatureWordsFx.doneData.filter({ fn: (fetched) => fetched > 0 }),
    $overlaid,
  ],
  source: { language: $language, files: $files, overlaid: $overlaid },
  filter: ({ files }) => Object.keys(files).length > 0,
  fn: ({ language, files, overlaid }) =>
    createTranslate(language, { ...wordsOf(language, files), ...overlaid[language] }),
  target: $translate,
})
// The application opens even if its texts failed to load: keys are better than a blank page.
sample({ clock: loadTextFx.finally, fn: () => true, target: $isTextReady })

/** Until a language is loaded, the texts of another one are used: better than keys. */
function wordsOf(language: LanguageId, files: Readonly<Record<WordsFile, Vocabulary>>): Vocabulary {
  const isOwn = (file: WordsFile) => file === language || file.startsWith(`${language}/`)
  const names = Object.keys(files).toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)))
  return Object.assign({}, ...names.map((name) => files[name])) as Vocabulary
}

const underWay = new Map<WordsFile, Promise<Vocabulary>>()

/** The frame, a screen and its parts need the same files at once. */
function fetchOnce(file: WordsFile): Promise<Vocabulary> {
  const known = underWay.get(file)
  if (known) return known
  const fetched = fetchWords(file).finally(() => underWay.delete(file))
  underWay.set(file, fetched)
  return fetched
}

/** Texts that a language lacks come from the fallback language. */
async function fetchWords(file: WordsFile): Promise<Vocabulary> {
  const fallback = file.replace(/^[^/]+/, fallbackLanguage)
  const reply = await fetch(`/assets/i18n/${file}.json`)
  if (reply.ok) return (await reply.json()) as Vocabulary
  if (file === fallback) throw new Error(`The words of ${file} answered ${reply.status}.`)
  return fetchWords(fallback)
}
