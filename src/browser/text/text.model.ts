import { createInstance, type i18n } from 'i18next'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { defaultLanguage, fallbackLanguage, type LanguageId } from '../../../generated/facts/app'
import type { TextKey, TextParams } from '../../../generated/facts/text'
import { appStarted } from '../appStarted'
import { setPageLanguageFx } from '../page'
import { readStorageFx, writeStorageFx } from '../storage'
import { chooseLanguage } from './chooseLanguage'

/** The words on screen: one file per language, fetched, never in the program. */
export type Translate = <Key extends TextKey>(key: Key, ...filling: Filling<Key>) => string

/** What a text needs to be filled with. A key that is not known in advance may need nothing. */
type Filling<Key extends TextKey> = undefined extends TextParams[Key]
  ? [params?: TextParams[Key]]
  : [params: TextParams[Key]]

interface LoadedText {
  language: LanguageId
  translate: Translate
}

const languageKey = 'pref.language'

export const languageChosen = createEvent<LanguageId>()

export const readPreferredLanguagesFx = createEffect((): readonly string[] => navigator.languages)
export const fetchWordsFx = createEffect(fetchWords)

export const loadTextFx = createEffect(async (language: LanguageId): Promise<LoadedText> => {
  const words = await fetchWordsFx(language)
  const fallback = language === fallbackLanguage ? words : await fetchWordsFx(fallbackLanguage)
  return {
    language,
    translate: createTranslate(language, { [fallbackLanguage]: fallback, [language]: words }),
  }
})

export const startTextFx = createEffect(async (): Promise<LoadedText> => {
  const stored = await readStorageFx({ key: languageKey })
  const preferred = await readPreferredLanguagesFx()
  return loadTextFx(chooseLanguage(stored, preferred))
})

export const $language = createStore<LanguageId>(defaultLanguage)
export const $translate = createStore<Translate>(((key: TextKey) => key) as Translate)
export const $isTextReady = createStore(false)

sample({ clock: appStarted, target: startTextFx })
sample({ clock: languageChosen, target: loadTextFx })
sample({
  clock: languageChosen,
  fn: (value) => ({ key: languageKey, value }),
  target: writeStorageFx,
})

sample({ clock: loadTextFx.doneData, fn: ({ language }) => language, target: $language })
sample({ clock: loadTextFx.doneData, fn: ({ translate }) => translate, target: $translate })
sample({ clock: loadTextFx.doneData, fn: ({ language }) => language, target: setPageLanguageFx })
// Without its words the app still opens: keys are poor words, a blank page is none.
sample({ clock: loadTextFx.finally, fn: () => true, target: $isTextReady })

type Words = Record<string, string>

export function createTranslate(language: string, words: Record<string, Words>): Translate {
  const texts: i18n = createInstance()
  void texts.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    resources: Object.fromEntries(
      Object.entries(words).map(([id, translation]) => [id, { translation }]),
    ),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes; the words themselves say {name}.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  })
  const translate = (key: TextKey, params?: Record<string, string | number>) => texts.t(key, params)
  return translate as Translate
}

async function fetchWords(language: string): Promise<Words> {
  const reply = await fetch(`/assets/i18n/${language}.json`)
  if (!reply.ok) throw new Error(`The words of ${language} answered ${reply.status}.`)
  return (await reply.json()) as Words
}
