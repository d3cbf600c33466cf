import { contrastOf, mix, parseColour, printColour, type Colour } from './colour'
import { onAccent, surfaces, texts, type Theme } from './surfaces'

/** Words need 4.5:1 (WCAG 1.4.3); edges, rings and marks 3:1 (1.4.11). */
const atLeast = { words: 4.5, marks: 3 } as const

/** Target contrasts for the shades we choose, above the minimum. */
const aim = { words: 5.5, marks: 3.5 } as const

const black: Colour = [0, 0, 0]
const white: Colour = [255, 255, 255]

export type Palette = Readonly<Record<Theme, Readonly<Record<string, string>>>>

/** Two colours with too little contrast. */
export interface Fault {
  readonly theme: Theme
  /** `#ffffff on #ffcc00`. */
  readonly pair: string
  readonly ratio: number
  readonly atLeast: number
}

/**
 * All tokens derived from an accent colour. Its shades are moved towards black or white until text
 * on them is readable, so only the accent itself can be at fault.
 */
export function paletteOf(accent: Readonly<Record<Theme, string>>): Palette {
  return { light: shadesOf(accent.light, 'light'), dark: shadesOf(accent.dark, 'dark') }
}

function shadesOf(hex: string, theme: Theme): Readonly<Record<string, string>> {
  const accent = parseColour(hex)
  const grounds = Object.values(surfaces).map((surface) => parseColour(surface[theme]))
  const words = Object.values(texts).map((text) => parseColour(text[theme]))
  const app = parseColour(surfaces['bg-app']![theme])
  const far = theme === 'light' ? black : white
  const soft = firstOf(
    theme === 'light' ? 0.12 : 0.24,
    -0.02,
    (share) => mix(accent, app, share),
    (tint) => words.every((word) => contrastOf(word, tint) >= atLeast.words),
  )
  const readable = (colour: Colour) =>
    [...grounds, soft].every((checkContext) => contrastOf(colour, checkContext) >= aim.words)
  const visible = (colour: Colour) =>
    grounds.every((checkContext) => contrastOf(colour, checkContext) >= aim.marks)
  const towards = (holds: (colour: Colour) => boolean, start = 0) =>
    firstOf(start, 0.05, (share) => mix(far, accent, share), holds)
  const shades: Readonly<Record<string, Colour>> = {
    accent,
    'accent-hover': mix(black, accent, 0.12),
    'accent-pressed': mix(black, accent, 0.26),
    'accent-soft': soft,
    'accent-soft-fg': towards(readable),
    'bg-selected': soft,
    'fg-link': towards(readable),
    focus: towards(visible, theme === 'light' ? 0 : 0.4),
  }
  return Object.fromEntries(
    Object.entries(shades).map(([name, shade]) => [name, printColour(shade)]),
  )
}

/** The first share, in steps, whose colour is acceptable; else the last one. */
function firstOf(
  start: number,
  step: number,
  colourOf: (share: number) => Colour,
  holds: (colour: Colour) => boolean,
): Colour {
  let share = start
  while (share + step > 0 && share + step <= 1 && !holds(colourOf(share))) share += step
  return colourOf(share)
}

/** Pairs with the accent that have too little contrast: the worst of each theme. */
export function faultsOf(accent: Readonly<Record<Theme, string>>): Fault[] {
  return (['light', 'dark'] as const).flatMap((theme) => faultOf(accent[theme], theme) ?? [])
}

function faultOf(hex: string, theme: Theme): Fault | undefined {
  const accent = parseColour(hex)
  const pairs = [
    {
      pair: `${onAccent} on ${hex}`,
      ratio: contrastOf(parseColour(onAccent), accent),
      atLeast: atLeast.words,
    },
    ...Object.entries(surfaces).map(([name, surface]) => ({
      pair: `${hex} on --${name}`,
      ratio: contrastOf(accent, parseColour(surface[theme])),
      atLeast: atLeast.marks,
    })),
  ]
  const [worst] = pairs
    .filter(({ ratio, atLeast: least }) => ratio < least)
    .sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast)
  return worst && { theme, ...worst }
}

/** The colour, darkened or lightened until it is readable. */
export function nearestReadable(hex: string, theme: Theme): string | undefined {
  const shares = Array.from({ length: 50 }, (_, at) => (at + 1) / 50)
  return shares
    .flatMap((share) => [black, white].map((end) => printColour(mix(end, parseColour(hex), share))))
    .find((shade) => !faultOf(shade, theme))
}
