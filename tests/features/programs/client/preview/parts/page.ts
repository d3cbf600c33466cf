// Shows timelines as the builder does, for what asks from outside.
import type { ProgramFacts, Timeline } from '../../../../../../generated/facts/features/programs'
import { Engine } from '../../../../../../src/features/programs/client/preview/engine'

let engine: Engine | undefined
let shown: (() => void) | undefined

const canvas = document.createElement('canvas')
document.body.append(canvas)

/** Everything that is drawn begins with this. */
let drawn = () => {}
const pen = canvas.getContext('2d')!
const fillRect = pen.fillRect.bind(pen)
pen.fillRect = (...box) => {
  fillRect(...box)
  drawn()
}

let frame = 0
const events = {
  frameShown: (no: number) => void (frame = no),
  ended: () => {},
  failed: () => {},
  loading: (is: boolean) => {
    // It is drawn in the same turn.
    if (!is) setTimeout(() => shown?.())
  },
}

const isShown = () => new Promise<void>((resolve) => (shown = resolve))

async function open(timeline: Timeline, facts: ProgramFacts): Promise<void> {
  engine?.close()
  engine = new Engine(canvas, events)
  const ready = isShown()
  engine.setCut(timeline, facts)
  await ready
}

/** Milliseconds until it is there. */
async function seek(to: number): Promise<number> {
  const ready = isShown()
  const start = performance.now()
  engine!.seek(to)
  await ready
  return performance.now() - start
}

/** A frame as a PNG, in base64. */
async function pictureAt(to: number): Promise<string> {
  await seek(to)
  return canvas.toDataURL('image/png').split(',')[1]!
}

export interface Watching {
  readonly ms: number
  readonly fps: number
  /** Frames that are asked for, one after the other. */
  readonly seeks: readonly number[]
}

export interface Watched {
  /** From the press to the first picture that is not the one that stood there. */
  readonly startMs: number
  readonly seekMs: readonly number[]
  /** How many frames of what was played were never seen. */
  readonly missed: number
}

async function watch({ ms, fps, seeks }: Watching): Promise<Watched> {
  const seekMs: number[] = []
  for (const to of seeks) seekMs.push(await seek(to))
  await seek(0)
  const start = performance.now()
  const seen = new Set<number>()
  let first = 0
  const over = new Promise<void>((resolve) => {
    drawn = () => {
      if (frame === 0) return
      if (first === 0) {
        first = performance.now()
        setTimeout(resolve, ms)
      }
      seen.add(frame)
    }
  })
  engine!.play(0)
  await over
  engine!.pause()
  drawn = () => {}
  const missed = Math.max(0, Math.floor((ms * fps) / 1_000) - seen.size)
  return { startMs: first - start, seekMs, missed }
}

/** The same with a plain `<video>`. */
export async function watchVideo(src: string, { ms, fps, seeks }: Watching): Promise<Watched> {
  const video = document.createElement('video')
  video.muted = true
  document.body.append(video)
  const shows = () => new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  const seekTo = async (seconds: number) => {
    const there = shows()
    const start = performance.now()
    video.currentTime = seconds
    await there
    return performance.now() - start
  }
  const there = shows()
  video.src = src
  await there
  const seekMs: number[] = []
  for (const to of seeks) seekMs.push(await seekTo((to + 0.5) / 10))
  await seekTo(0)
  const before = video.getVideoPlaybackQuality()
  const start = performance.now()
  const moves = shows()
  await video.play()
  await moves
  const startMs = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, ms))
  video.pause()
  const after = video.getVideoPlaybackQuality()
  const dropped = after.droppedVideoFrames - before.droppedVideoFrames
  const never = (ms * fps) / 1_000 - (after.totalVideoFrames - before.totalVideoFrames)
  video.remove()
  return { startMs, seekMs, missed: Math.round(dropped + Math.max(0, never)) }
}

export const preview = { open, pictureAt, watch }
Object.assign(window, { preview, watchVideo })
