// Where the preview of the open program is, and whether it plays.
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
} from 'effector'
import { lengthOf } from '../../timeline'
import { $facts, $timeline } from '../builder/cut.model'
import { $programId } from '../builder/open'
import type { Engine } from './engine'

export const canvasAttached = createEvent<HTMLCanvasElement | null>()
export const sought = createEvent<number>()
export const played = createEvent()
export const paused = createEvent()
export const toggled = createEvent()
const frameShown = createEvent<number>()
const ended = createEvent()
const failed = createEvent<string>()
const loading = createEvent<boolean>()

export const canPreview = () => 'VideoDecoder' in globalThis && 'AudioContext' in globalThis

const attachFx = createEffect(async (canvas: HTMLCanvasElement) => {
  const events = {
    frameShown: scopeBind(frameShown, { safe: true }),
    ended: scopeBind(ended, { safe: true }),
    failed: scopeBind(failed, { safe: true }),
    loading: scopeBind(loading, { safe: true }),
  }
  const { Engine: Made } = await import('./engine')
  return new Made(canvas, events)
})
sample({ clock: canvasAttached, filter: (canvas) => canvas !== null, target: attachFx })

const $engine = createStore<Engine | null>(null, { serialize: 'ignore' }).on(
  attachFx.doneData,
  (_, engine) => engine,
)
const closeFx = attach({ source: $engine, effect: (engine) => engine?.close() })
sample({
  clock: canvasAttached,
  filter: (canvas) => canvas === null,
  fn: () => undefined,
  target: closeFx,
})
$engine.on(closeFx.done, () => null)

const cutFx = createEffect(({ engine, timeline, facts }: Shown) => engine?.setCut(timeline!, facts))
const $shown = combine({ engine: $engine, timeline: $timeline, facts: $facts })
type Shown = ReturnType<typeof $shown.getState>
sample({
  clock: $shown,
  filter: ({ engine, timeline }) => engine !== null && timeline !== null,
  target: cutFx,
})

const seekFx = attach({ source: $engine, effect: (engine, frame: number) => engine?.seek(frame) })
const playFx = attach({ source: $engine, effect: (engine, frame: number) => engine?.play(frame) })
const pauseFx = attach({ source: $engine, effect: (engine) => engine?.pause() })

export const $total = $timeline.map((timeline) => (timeline ? lengthOf(timeline) : 0))
/** The frame that is shown. */
export const $frame = createStore(0)
  .on(frameShown, (_, frame) => frame)
  .reset($programId)
export const $isPlaying = createStore(false)
  .on(played, () => true)
  .on([paused, ended], () => false)
  .reset($programId, closeFx)
export const $isLoading = createStore(false)
  .on(loading, (_, is) => is)
  .reset($programId)
/** The title of a film that cannot be read. */
export const $unread = createStore<string | null>(null)
  .on(failed, (_, title) => title)
  .reset($programId, sought, played)

sample({
  clock: sought,
  source: $total,
  fn: (total, frame) => Math.max(0, Math.min(frame, total - 1)),
  target: seekFx,
})
sample({ clock: played, source: $frame, target: playFx })
sample({ clock: paused, fn: () => undefined, target: pauseFx })
sample({ clock: toggled, source: $isPlaying, filter: Boolean, fn: () => undefined, target: paused })
sample({
  clock: toggled,
  source: $isPlaying,
  filter: (isPlaying) => !isPlaying,
  fn: () => undefined,
  target: played,
})
