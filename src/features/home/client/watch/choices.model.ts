// How somebody watches, kept on this computer.
import { attach, combine, createEvent, createStore, sample, type Store } from 'effector'
import { readStorageFx, writeStorageFx } from '../../../../browser/storage'
import { $language } from '../../../../browser/text/text.model'
import { $userId } from '../../../../session/client'
import type { Caption } from '../../../../ui/media/useCaptions'
import { languageName } from '../../../captions/client'
import { inOwnLanguage } from './inOwnLanguage'
import { $watch, programOpened } from './watch.model'

function createChoice($key: Store<string>) {
  const chosen = createEvent<string>()
  const recallFx = attach({ source: $key, effect: (key) => readStorageFx({ key }) })
  sample({ clock: programOpened, target: recallFx })
  sample({
    clock: chosen,
    source: $key,
    fn: (key, value) => ({ key, value }),
    target: writeStorageFx,
  })
  const $value = createStore('')
    .on(recallFx.doneData, (_, text) => text ?? '')
    .on(chosen, (_, value) => value)
  return { chosen, $value }
}

const always = (key: string) => createStore(key, { serialize: 'ignore' })

const quality = createChoice(always('pref.quality'))
export const qualityChosen = createEvent<number | undefined>()
/** undefined: as the connection allows. */
export const $quality = quality.$value.map((text) => Number.parseInt(text, 10) || null)
sample({ clock: qualityChosen, fn: (side) => String(side ?? ''), target: quality.chosen })

const theatre = createChoice(always('pref.theatre'))
export const theatreToggled = createEvent()
export const $isTheatre = theatre.$value.map((text) => text === 'on')
sample({
  clock: theatreToggled,
  source: $isTheatre,
  fn: (isOn) => (isOn ? '' : 'on'),
  target: theatre.chosen,
})

const playOn = createChoice(always('pref.playOn'))
export const playOnChosen = createEvent<boolean>()
export const $playsOn = playOn.$value.map((text) => text === 'on')
sample({ clock: playOnChosen, fn: (isOn) => (isOn ? 'on' : ''), target: playOn.chosen })

/** The same as of clips. */
const captions = createChoice($userId.map((userId) => `pref.captions.${userId ?? ''}`))
export const captionsShown = captions.chosen
/** That of the person first. */
export const $tracks = combine($watch, $language, (watch, language): readonly Caption[] =>
  inOwnLanguage(watch?.captions ?? [], language).map(({ lang, cues }) => ({
    lang,
    label: languageName(lang),
    cues,
  })),
)
/** Empty: none are shown. Another language than the one chosen last is better than none. */
export const $shownCaptions = combine(captions.$value, $tracks, (wanted, tracks) =>
  wanted === '' || tracks.some(({ lang }) => lang === wanted) ? wanted : (tracks[0]?.lang ?? ''),
)
