// Music is as loud in the preview as in the film (programs.md 6).
import { expect, test } from 'vitest'
import { musicLevelAt, musicLevelExpression } from '../../../../src/features/programs/timeline'

const music = {
  gainDb: -6,
  duckDb: -12,
  at: 30,
  speech: [
    [60, 150],
    [165, 172],
  ],
} as const

const clip = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** What ffmpeg makes of it. */
const ofFilm = (expression: string, t: number) => {
  const body = /^if\(isnan\(t\),0,(.*)\)$/.exec(expression)![1]!
  // oxlint-disable-next-line typescript/no-implied-eval -- written by the line above, of numbers alone
  return new Function('t', 'clip', `return ${body}`)(t, clip) as number
}

test('at every moment the preview plays music as loud as the film has it', () => {
  const expression = musicLevelExpression(music, 30)
  const times = Array.from({ length: 800 }, (_, at) => at / 100)
  expect(
    times.filter((t) => Math.abs(ofFilm(expression, t) - musicLevelAt(music, 30, t)) > 1e-5),
  ).toEqual([])
})

test.each([
  { it: 'loud before anybody speaks', at: 0.5, dB: -6 },
  { it: 'low while somebody does', at: 2.5, dB: -18 },
  { it: 'loud again between', at: 4.2, dB: -6 },
])('it is $it', ({ at, dB }) => {
  expect(20 * Math.log10(musicLevelAt(music, 30, at))).toBeCloseTo(dB, 3)
})
