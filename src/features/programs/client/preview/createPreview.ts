// A program that no film was made of yet, as it is shown and heard: where its preview is, and whether it plays.
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Store,
} from 'effector'
import type { ProgramFacts, Timeline } from '../../../../../generated/facts/features/programs'
import { lengthOf } from '../../timeline'
import type { Engine } from './engine'
import type { UnreadFilm } from './library'

export interface PreviewGiven {
  /** Of what is shown: another one begins at its start. */
  readonly $id: Store<string | null>
  readonly $timeline: Store<Timeline | null>
  readonly $facts: Store<ProgramFacts>
}

interface Shown {
  readonly engine: Engine | null
  readonly timeline: Timeline | null
  readonly facts: ProgramFacts
}

export type Preview = ReturnType<typeof createPreview>

export const canPreview = () => 'VideoDecoder' in globalThis && 'AudioContext' in globalThis

export function createPreview({ $id, $timeline, $facts }: PreviewGiven) {
  const canvasAttached = createEvent<HTMLCanvasElement | null>()
  const sought = createEvent<number>()
  const played = createEvent()
  const paused = createEvent()
  const toggled = createEvent()
  const frameShown = createEvent<number>()
  const ended = createEvent()
  const failed = createEvent<UnreadFilm>()
  const loading = createEvent<boolean>()

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

  const cutFx = createEffect(({ engine, timeline, facts }: Shown) =>
    engine?.setCut(timeline!, facts),
  )
  sample({
    clock: combine({ engine: $engine, timeline: $timeline, facts: $facts }),
    filter: ({ engine, timeline }) => engine !== null && timeline !== null,
    target: cutFx,
  })

  const seekFx = attach({ source: $engine, effect: (engine, frame: number) => engine?.seek(frame) })
  const playFx = attach({ source: $engine, effect: (engine, frame: number) => engine?.play(frame) })
  const pauseFx = attach({ source: $engine, effect: (engine) => engine?.pause() })

  const $total = $timeline.map((timeline) => (timeline ? lengthOf(timeline) : 0))
  /** The frame that is shown. */
  const $frame = createStore(0)
    .on(frameShown, (_, frame) => frame)
    .reset($id)
  const $isPlaying = createStore(false)
    .on(played, () => true)
    .on([paused, ended], () => false)
    .reset($id, closeFx)
  const $isLoading = createStore(false)
    .on(loading, (_, is) => is)
    .reset($id)
  /** A film that cannot be read. */
  const $unread = createStore<UnreadFilm | null>(null)
    .on(failed, (_, unread) => unread)
    .reset($id, sought, played)

  sample({
    clock: sought,
    source: $total,
    fn: (total, frame) => Math.max(0, Math.min(frame, total - 1)),
    target: seekFx,
  })
  sample({ clock: played, source: $frame, target: playFx })
  sample({ clock: paused, fn: () => undefined, target: pauseFx })
  sample({
    clock: toggled,
    source: $isPlaying,
    filter: Boolean,
    fn: () => undefined,
    target: paused,
  })
  sample({
    clock: toggled,
    source: $isPlaying,
    filter: (isPlaying) => !isPlaying,
    fn: () => undefined,
    target: played,
  })

  return {
    $timeline,
    canvasAttached,
    sought,
    toggled,
    $total,
    $frame,
    $isPlaying,
    $isLoading,
    $unread,
  }
}
