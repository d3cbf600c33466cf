// Captions of the open clip that are made of what is said: asked for, followed while one waits, stopped.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { movingRefreshMs } from '../../../../generated/facts/constants'
import type { CaptionMaking } from '../../../../generated/facts/features/captions'
import { $isVisible } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { listCaptionsFx, makeCaptionsFx, stopMakingCaptionsFx } from './captionCalls'
import { $clipId, clipCaptions } from './clipCaptions.model'

const { $lang, $set, listFx, readAgain } = clipCaptions

export const speechAsked = createEvent()
export const speechStopped = createEvent()

const $place = combine({ clipId: $clipId, lang: $lang })
const placed = ({ clipId, lang }: { clipId: string | null; lang: string | null }) => ({
  clipId: clipId ?? '',
  lang: lang ?? '',
})
sample({ clock: speechAsked, source: $place, fn: placed, target: makeCaptionsFx })
sample({ clock: speechStopped, source: $place, fn: placed, target: stopMakingCaptionsFx })
export const $isAsking = combine(
  [makeCaptionsFx.pending, stopMakingCaptionsFx.pending],
  ([asks, stops]) => asks || stops,
)

const none: readonly CaptionMaking[] = []
const $canMake = createStore(false).on(listCaptionsFx.doneData, (_, { canMake }) => canMake)
const $makings = createStore<Readonly<Record<string, readonly CaptionMaking[]>>>({}).on(
  [listCaptionsFx.done, makeCaptionsFx.done, stopMakingCaptionsFx.done],
  (all, { params, result }) => ({ ...all, [params.clipId]: result.making }),
)
const $ofClip = combine($makings, $clipId, (all, clipId) => all[clipId ?? ''] ?? none)

/** Of the language that is looked at; null: nothing is made. */
export const $making = combine(
  $ofClip,
  $lang,
  (makings, lang) => makings.find((making) => making.lang === lang) ?? null,
)
/** Nothing is written in it yet, and this server could. */
export const $mayMake = combine(
  { canMake: $canMake, making: $making, set: $set },
  ({ canMake, making, set }) => canMake && set === null && making === null,
)

const readAgainFx = attach({
  source: $clipId,
  effect: (clipId) => listFx({ filmId: clipId ?? '' }),
})
const poll = createPoll({
  effect: readAgainFx,
  everyMs: movingRefreshMs,
  $isWanted: combine(
    [$ofClip, $isVisible],
    ([makings, isVisible]) => isVisible && makings.some(({ state }) => state !== 'failed'),
  ),
})
sample({ clock: poll.asked, target: readAgainFx })
/** Somebody wrote something meanwhile, or it is made by now. */
sample({ clock: makeCaptionsFx.fail, fn: () => undefined, target: readAgain })
