import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { defaultLanguage, fallbackLanguage, type LanguageId } from '../../../generated/facts/app'
import type { TextKey } from '../../../generated/facts/text'
import { appStarted } from '../appStarted'
import { setPageLanguageFx } from '../page'
import { readStorageFx, writeStorageFx } from '../storage'
import { chooseLanguage } from './chooseLanguage'
import { createTranslate, type Translate, type Vocabulary } from './createTranslate'

export type { Translate } from './createTranslate'

/** The words on screen: one file per language, fetched, never in the program. */
interface LoadedText {
  language: LanguageId
  words: Vocabulary
  fallback: Vocabulary
}

/** Words that read otherwise for some people, by language. */
type Overlaid = Readonly<Partial<Record<LanguageId, Vocabulary>>>

const languageKey = 'pref.language'

export const languageChosen = createEvent<LanguageId>()
export const wordsOverlaid = createEvent<Overlaid>()

export const readPreferredLanguagesFx = createEffect((): readonly string[] => navigator.languages)
export const fetchWordsFx = createEffect(fetchWords)

export const loadTextFx = createEffect(async (language: LanguageId): Promise<LoadedText> => {
  const words = await fetchWordsFx(language)
  const fallback = language === fallbackLanguage ? words : await fetchWordsFx(fallbackLanguage)
  return { language, words, fallback }
})

export const startTextFx = createEffect(async (): Promise<LoadedText> => {
  const stored = await readStorageFx({ key: languageKey })
  const preferred = await readPreferredLanguagesFx()
  return loadTextFx(chooseLanguage(stored, preferred))
})

export const $language = createStore<LanguageId>(defaultLanguage)
const $loaded = createStore<LoadedText | null>(null).on(loadTextFx.doneData, (_, loaded) => loaded)
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

sample({ clock: loadTextFx.doneData, fn: ({ language }) => language, target: $language })
sample({
  clock: [$loaded, $overlaid],
  source: combine(
    $loaded,
    $overlaid,
    (loaded, overlaid) => loaded && translateOf(loaded, overlaid),
  ),
  filter: Boolean,
  target: $translate,
})
sample({ clock: loadTextFx.doneData, fn: ({ language }) => language, target: setPageLanguageFx })
// Without its words the app still opens: keys are poor words, a blank page is none.
sample({ clock: loadTextFx.finally, fn: () => true, target: $isTextReady })

function translateOf({ language, words, fallback }: LoadedText, overlaid: Overlaid): Translate {
  return createTranslate(
    language,
    { ...words, ...overlaid[language] },
    { ...fallback, ...overlaid[fallbackLanguage] },
  )
}

async function fetchWords(language: string): Promise<Vocabulary> {
  const reply = await fetch(`/assets/i18n/${language}.json`)
  if (!reply.ok) throw new Error(`The words of ${language} answered ${reply.status}.`)
  return (await reply.json()) as Vocabulary
}
