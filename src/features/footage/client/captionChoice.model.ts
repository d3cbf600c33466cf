// In which language captions are shown, kept on this computer for each person.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { $userId } from '../../../session/client'
import type { Caption } from '../../../ui/media/useCaptions'
import { languageName } from '../../captions/client'
import { $captions, $clipId, $draft } from './captions.model'
import { openClip } from './footageList'

/** Empty: none. */
export const captionsShown = createEvent<string>()

const keyOf = (userId: string | null) => `pref.captions.${userId ?? ''}`

/** Those of the clip as they are edited now, and those that stand in its file. */
export const $tracks = combine(
  openClip.$row,
  $captions,
  $draft,
  (row, sets, draft): readonly Caption[] => {
    const own = (sets ?? []).map(({ lang, cues }) => ({
      lang,
      label: languageName(lang),
      cues: draft?.lang === lang ? draft.editing.cues : cues,
    }))
    const inFile = (row?.['captions'] ?? []) as readonly Caption[]
    return [...own, ...inFile.filter(({ lang }) => !own.some((each) => each.lang === lang))]
  },
)
const $wanted = createStore('').on(captionsShown, (_, lang) => lang)
/** Another language than the one chosen last is better than none. */
export const $shown = combine($wanted, $tracks, (wanted, tracks) =>
  wanted === '' || tracks.some(({ lang }) => lang === wanted) ? wanted : (tracks[0]?.lang ?? ''),
)

const recallFx = attach({
  source: $userId,
  effect: (userId: string | null) => readStorageFx({ key: keyOf(userId) }),
})
sample({ clock: $clipId, filter: (id) => id !== null, fn: () => undefined, target: recallFx })
sample({ clock: recallFx.doneData, fn: (lang) => lang ?? '', target: $wanted })
sample({
  clock: captionsShown,
  source: $userId,
  fn: (userId, value) => ({ key: keyOf(userId), value }),
  target: writeStorageFx,
})
