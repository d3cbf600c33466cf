/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

export const parseColour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

export const printColour = (colour: Colour) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Blends two colours: a share of 0 gives `below`, 1 gives `above`. */
export function mix(above: Colour, below: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => Math.round(above[at] * share + below[at] * (1 - share))
  return [part(0), part(1), part(2)]
}

/** WCAG 2.2: contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => linear(part / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
