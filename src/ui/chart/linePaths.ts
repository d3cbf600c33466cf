import { area, curveMonotoneX, line } from 'd3-shape'

interface Paths {
  readonly stroke: string
  readonly ground: string
}

/** The path of a line through values, in per cent, and of what lies below it. */
export function linePaths(
  values: readonly number[],
  points: readonly number[],
  topOf: (value: number) => number,
): Paths {
  const x = (_: number, at: number) => points[at] ?? 0
  const drawn = line<number>().x(x).y(topOf).curve(curveMonotoneX).digits(2)
  const below = area<number>().x(x).y0(100).y1(topOf).curve(curveMonotoneX).digits(2)
  return { stroke: drawn(values) ?? '', ground: below(values) ?? '' }
}
