// In which language captions are shown, kept on this computer for each person.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { readStorageFx, writeStorageFx } from '../../../../browser/storage'
import { $userId } from '../../../../session/client'
import type { Caption } from '../../../../ui/media/useCaptions'
import { languageName } from '../languages'
import type { Sets } from './createSets'

export function createChoice({ $filmId, $captions, $draft }: Sets) {
  /** Empty: none. */
  const captionsShown = createEvent<string>()

  /** Those of the film as they are edited now. */
  const $tracks = combine($captions, $draft, (sets, draft): readonly Caption[] =>
    (sets ?? []).map(({ lang, cues }) => ({
      lang,
      label: languageName(lang),
      cues: draft?.lang === lang ? draft.editing.cues : cues,
    })),
  )
  const $wanted = createStore('').on(captionsShown, (_, lang) => lang)
  /** Another language than the one chosen last is better than none. */
  const $shown = combine($wanted, $tracks, (wanted, tracks) =>
    wanted === '' || tracks.some(({ lang }) => lang === wanted) ? wanted : (tracks[0]?.lang ?? ''),
  )

  const recallFx = attach({
    source: $userId,
    effect: (userId: string | null) => readStorageFx({ key: keyOf(userId) }),
  })
  sample({ clock: $filmId, filter: (id) => id !== null, fn: () => undefined, target: recallFx })
  sample({ clock: recallFx.doneData, fn: (lang) => lang ?? '', target: $wanted })
  sample({
    clock: captionsShown,
    source: $userId,
    fn: (userId, value) => ({ key: keyOf(userId), value }),
    target: writeStorageFx,
  })

  return { captionsShown, $tracks, $shown }
}

const keyOf = (userId: string | null) => `pref.captions.${userId ?? ''}`
