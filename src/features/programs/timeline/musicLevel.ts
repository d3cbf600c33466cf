// How loud music is at each moment: lower while somebody speaks. Told twice, as the film's filter and the preview say it.
import type { MusicPart } from './recipe'

/** How fast it gives way to speech, in seconds. */
const duckS = 0.4

type Levels = Pick<MusicPart, 'gainDb' | 'duckDb' | 'speech' | 'at'>

const linear = (dB: number) => 10 ** (dB / 20)

const within = (share: number) => Math.max(0, Math.min(1, share))

/** From when to when it gives way, in seconds of the music as it is heard. */
const ducked = ({ speech, at }: Levels, fps: number) =>
  speech.map(([from, to]) => [(from - at) / fps, (to - at) / fps] as const)

/** An expression of ffmpeg for the filter volume. */
export function musicLevelExpression(music: Levels, fps: number): string {
  const depth = (1 - linear(music.duckDb)).toFixed(6)
  const lower = ducked(music, fps).map(([from, to]) => {
    const [a, b] = [from.toFixed(6), to.toFixed(6)]
    return `*(1-${depth}*clip((t-${a})/${duckS},0,1)*clip((${b}-t)/${duckS},0,1))`
  })
  return `if(isnan(t),0,${linear(music.gainDb).toFixed(6)}${lower.join('')})`
}

/** @param seconds since the music began */
export function musicLevelAt(music: Levels, fps: number, seconds: number): number {
  const depth = 1 - linear(music.duckDb)
  return ducked(music, fps).reduce(
    (level, [a, b]) =>
      level * (1 - depth * within((seconds - a) / duckS) * within((b - seconds) / duckS)),
    linear(music.gainDb),
  )
}
