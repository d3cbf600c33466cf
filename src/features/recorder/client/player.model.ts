// The film of the chosen take: playing, stepping and trimming.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { seekBy, stepBy, togglePlay } from '../../../ui/media/commands'
import { within } from './choices'
import { commanded } from './commands.model'
import type { Command } from './keys'
import { $chosen, $lengthMs, $film, trimmed } from './review.model'

export const playerShown = createEvent<HTMLVideoElement | null>()
export const timeMoved = createEvent<number>()
export const playingChanged = createEvent<boolean>()
/** To a moment of the film, in ms. */
export const seeked = createEvent<number>()
export const wholeTakePressed = createEvent()

/** Less than this is nothing to see. */
const leastMs = 40
const framesPerSecond = 30

const $player = createStore<HTMLVideoElement | null>(null, { serialize: 'ignore' }).on(
  playerShown,
  (_, player) => player,
)
export const $timeMs = createStore(0)
  .on(timeMoved, (_, ms) => ms)
  .reset($film)
export const $isPlaying = createStore(false)
  .on(playingChanged, (_, isPlaying) => isPlaying)
  .reset($film)
/** What is kept of the take, from when to when. */
export const $ends = combine($chosen, $lengthMs, (take, lengthMs) => ({
  inMs: take?.inMs ?? 0,
  outMs: take?.outMs ?? lengthMs,
}))

const playFx = attach({
  source: { player: $player, ends: $ends, timeMs: $timeMs },
  effect({ player, ends, timeMs }) {
    if (!player) return
    const isOutside = timeMs < ends.inMs - leastMs || timeMs >= ends.outMs - leastMs
    if (player.paused && isOutside) player.currentTime = ends.inMs / 1000
    togglePlay(player)
  },
})
const seekFx = attach({
  source: $player,
  effect(player, ms: number) {
    if (player) player.currentTime = ms / 1000
  },
})
const stepFx = attach({
  source: $player,
  effect(player, { seconds = 0, frames = 0 }: { seconds?: number; frames?: number }) {
    if (!player) return
    if (seconds !== 0) seekBy(player, seconds)
    if (frames !== 0) stepBy(player, frames, framesPerSecond)
  },
})
const haltFx = attach({ source: $player, effect: (player) => player?.pause() })

const asked = (command: Command) =>
  commanded.filterMap((given) => (given === command ? command : undefined))

sample({ clock: asked('play'), target: playFx })
sample({ clock: seeked, target: seekFx })
sample({ clock: asked('back'), fn: () => ({ seconds: -5 }), target: stepFx })
sample({ clock: asked('forward'), fn: () => ({ seconds: 5 }), target: stepFx })
sample({ clock: asked('frameBack'), fn: () => ({ frames: -1 }), target: stepFx })
sample({ clock: asked('frameOn'), fn: () => ({ frames: 1 }), target: stepFx })
// What was cut off is not played.
sample({
  clock: timeMoved,
  source: { ends: $ends, isPlaying: $isPlaying },
  filter: ({ ends, isPlaying }, ms) => isPlaying && ms >= ends.outMs,
  fn: () => undefined,
  target: haltFx,
})

const here = { take: $chosen, ends: $ends, timeMs: $timeMs, lengthMs: $lengthMs }
sample({
  clock: asked('trimIn'),
  source: here,
  filter: ({ take }) => take !== null,
  fn: ({ take, ends, timeMs }) => ({
    takeId: take?.takeId ?? '',
    inMs: Math.round(within(0, timeMs, ends.outMs - leastMs)),
    outMs: Math.round(ends.outMs),
  }),
  target: trimmed,
})
sample({
  clock: asked('trimOut'),
  source: here,
  filter: ({ take }) => take !== null,
  fn: ({ take, ends, timeMs, lengthMs }) => ({
    takeId: take?.takeId ?? '',
    inMs: Math.round(ends.inMs),
    outMs: Math.round(within(ends.inMs + leastMs, timeMs, lengthMs)),
  }),
  target: trimmed,
})
sample({
  clock: wholeTakePressed,
  source: $chosen,
  filter: Boolean,
  fn: ({ takeId }) => ({ takeId }),
  target: trimmed,
})
