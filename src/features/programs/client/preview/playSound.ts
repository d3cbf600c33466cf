// Plays the sound of a program along the envelope of its film.
import type { MusicPart, SoundPart, SoundRecipe } from '../../timeline'
import { musicLevelAt, musicOutSeconds } from '../../timeline'
import type { Film } from './films'

export interface SoundPlay {
  readonly context: AudioContext
  readonly recipe: SoundRecipe
  /** The frame at which it begins, and when, in seconds of the context. */
  readonly from: number
  readonly startS: number
  filmOf(sha256: string): Promise<Film | undefined>
}

const aheadS = 1.5
const clickS = 0.01

/** Returns what ends it. */
export function playSound(play: SoundPlay): () => void {
  const { context, recipe } = play
  const out = context.createGain()
  out.connect(context.destination)
  const ending = new AbortController()
  for (const part of recipe.parts) void playPart(part, play, out, ending.signal)
  const { music } = recipe
  if (music) {
    const part = {
      ...music,
      from: music.offset,
      to: music.offset + music.to - music.at,
      gainDb: music.gainDb,
    }
    void playPart({ ...part, fadeIn: 0, fadeOut: 0 }, play, out, ending.signal, (gain, timeOf) => {
      const [starts, ends] = [timeOf(music.at), timeOf(music.to)]
      const from = Math.max(starts, context.currentTime)
      // It may have ended while its file was opened.
      if (from >= ends) return
      gain.setValueCurveAtTime(
        levels(music, recipe.fps, from - starts, ends - starts),
        from,
        ends - from,
      )
    })
  }
  return () => {
    ending.abort()
    out.disconnect()
  }
}

const stepS = 0.02

/** Its level from one second of the music to its end, as the film has it. */
function levels(music: MusicPart, fps: number, fromS: number, toS: number): Float32Array {
  const goes = Math.min(musicOutSeconds, toS)
  const steps = Math.max(2, Math.ceil((toS - fromS) / stepS) + 1)
  return Float32Array.from({ length: steps }, (_, step) => {
    const seconds = fromS + ((toS - fromS) * step) / (steps - 1)
    const ending = Math.min(1, Math.max(0, (toS - seconds) / goes))
    return musicLevelAt(music, fps, seconds) * Math.sin((ending * Math.PI) / 2)
  })
}

type Envelope = (gain: AudioParam, timeOf: (frame: number) => number) => void

async function playPart(
  part: SoundPart,
  { context, recipe, from, startS, filmOf }: SoundPlay,
  out: AudioNode,
  signal: AbortSignal,
  envelope?: Envelope,
): Promise<void> {
  const { fps } = recipe
  const timeOf = (frame: number) => startS + (frame - from) / fps
  const length = part.to - part.from
  const [starts, ends] = [timeOf(part.at), timeOf(part.at + length)]
  if (ends <= context.currentTime) return
  await until(context, starts - aheadS, signal)
  const film = signal.aborted ? undefined : await filmOf(part.sha256).catch(() => undefined)
  if (!film?.sound || signal.aborted) return
  const gain = context.createGain()
  gain.connect(out)
  const level = 10 ** (part.gainDb / 20)
  gain.gain.value = level
  if (envelope) envelope(gain.gain, timeOf)
  else fade(gain.gain, { level, starts, ends, part, fps, now: context.currentTime })
  const skipped = Math.max(0, context.currentTime - starts)
  const sourceS = film.leadS + part.from / fps + skipped
  const offset = starts - film.leadS - part.from / fps
  for await (const { buffer, timestamp, duration } of film.sound.buffers(
    sourceS,
    film.leadS + part.to / fps,
  )) {
    if (signal.aborted) return
    const at = timestamp + offset
    const late = Math.max(0, context.currentTime - at, starts - at)
    if (late < duration) {
      const node = context.createBufferSource()
      node.buffer = buffer
      node.connect(gain)
      node.start(at + late, late)
      node.stop(ends)
    }
    await until(context, at - aheadS, signal)
  }
}

interface Fade {
  readonly level: number
  readonly starts: number
  readonly ends: number
  readonly part: SoundPart
  readonly fps: number
  readonly now: number
}

/** A quarter of a sine, as in the film. */
const curve = Array.from({ length: 33 }, (_, at) => Math.sin((at / 32) * (Math.PI / 2)))

function fade(gain: AudioParam, { level, starts, ends, part, fps, now }: Fade): void {
  const comes = Math.max(clickS, part.fadeIn / fps)
  const goes = Math.max(clickS, part.fadeOut / fps)
  const up = curve.map((value) => value * level)
  if (starts >= now) gain.setValueCurveAtTime(up, starts, comes)
  if (ends - goes > Math.max(now, starts + comes)) {
    gain.setValueCurveAtTime(up.toReversed(), ends - goes, goes)
  }
}

/** Resolves when the clock of the context has come so far. */
async function until(context: AudioContext, seconds: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && context.currentTime < seconds) {
    const waitMs = Math.min(250, (seconds - context.currentTime) * 1_000)
    await new Promise((go) => setTimeout(go, Math.max(10, waitMs)))
  }
}
