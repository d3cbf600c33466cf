// The vocabulary of the drawings: gradients, blur, light, and chance that is the same every time.

type Stop = readonly [at: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

/** From top to bottom, or along (x, y). */
export const shade = (id: string, stops: readonly Stop[], [x, y] = [0, 1]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stopsOf(stops)}</linearGradient>`

export const glow = (id: string, stops: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`

/** Out of focus: for backdrops alone, since it is slow. */
export const blurred = (by: number, inner: string): string =>
  `<filter id="blur${by}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${by}"/></filter><g filter="url(#blur${by})">${inner}</g>`

export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}" ${more}/>`

export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}" ${more}/>`

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

/** Moved, turned (degrees) and scaled. */
export const put = (inner: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)}) scale(${fixed(scale)})">${inner}</g>`

/** Darker towards the corners. */
export const vignette = (width: number, height: number, opacity = 0.45): string =>
  `<defs><radialGradient id="vignette" cx=".5" cy=".45" r=".75">${stopsOf([
    [0.55, '#000', 0],
    [1, '#000', opacity],
  ])}</radialGradient></defs>${box(0, 0, width, height, 'url(#vignette)')}`

/** Numbers from 0 to 1, the same ones for the same seed. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Swings so many times in a loop, from -1 to 1. */
export const swing = (at: number, times = 1, phase = 0): number =>
  Math.sin(2 * Math.PI * (times * at + phase))

export const times = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('')

export const fixed = (value: number): string => String(Math.round(value * 100) / 100)
