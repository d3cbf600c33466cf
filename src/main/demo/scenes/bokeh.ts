// Lights that are out of focus.
import { chance, disc, fixed, swing, times } from './strokes'

export const bokeh = (seed: number, colours: readonly string[], count = 24) => {
  const next = chance(seed)
  return times(count, (n) =>
    disc(
      1280 * next(),
      680 * next(),
      16 + 44 * next(),
      colours[n % colours.length] ?? '',
      `opacity="${fixed(0.15 + 0.35 * next())}"`,
    ),
  )
}

export const drifting = (seed: number, colours: readonly string[], at: number) => {
  const next = chance(seed)
  return times(7, (n) =>
    disc(
      1280 * next() + 22 * swing(at, 1, next()),
      640 * next() + 12 * swing(at, 2, next()),
      16 + 34 * next(),
      colours[n % colours.length] ?? '',
      `opacity="${fixed(0.16 + 0.1 * swing(at, 1, n / 7))}"`,
    ),
  )
}
