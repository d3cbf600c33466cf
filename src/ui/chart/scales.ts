// Everything is placed in per cent of the plot, so that nothing has to be measured.
import { max, range, sum } from 'd3-array'
import { scaleBand, scaleLinear } from 'd3-scale'
import type { ChartData } from './data'

export interface ValueScale {
  /** From the bottom up, at equal distances. */
  readonly ticks: readonly number[]
  /** How far from the top. */
  readonly topOf: (value: number) => number
}

const ticksWanted = 3

export function valueScale({ series, top }: Pick<ChartData, 'series' | 'top'>): ValueScale {
  const values = series.flatMap((each) => each.values)
  const scale = scaleLinear()
    .domain([0, top ?? (max(values) || 1)])
    .range([100, 0])
    .clamp(true)
  if (top !== undefined) return { ticks: [0, top / 2, top], topOf: scale }
  scale.nice(ticksWanted)
  const isWhole = values.every(Number.isInteger)
  const ticks = scale.ticks(ticksWanted).filter((tick) => !isWhole || Number.isInteger(tick))
  return { ticks, topOf: scale }
}

/** Points from edge to edge. */
export const pointsOf = (count: number): number[] =>
  range(count).map((at) => (count === 1 ? 50 : (at / (count - 1)) * 100))

export interface Bands {
  readonly width: number
  readonly starts: readonly number[]
  readonly centres: readonly number[]
}

/** Stretches beside each other, with room between them. */
export function bandsOf(count: number, room = 0.28): Bands {
  const scale = scaleBand<number>()
    .domain(range(count))
    .range([0, 100])
    .paddingInner(room)
    .paddingOuter(room / 2)
  const width = scale.bandwidth()
  const starts = range(count).map((at) => scale(at) ?? 0)
  return { width, starts, centres: starts.map((start) => start + width / 2) }
}

/** Which steps are named below the plot: the first, and others at equal distances. */
export function namedSteps(count: number, most = 6): number[] {
  const every = Math.max(1, Math.ceil(count / most))
  return range(0, count, every)
}

/** Where the parts of a step begin and how long they are, of the longest step or the given whole. */
export function stackOf({ steps, series, top }: Pick<ChartData, 'steps' | 'series' | 'top'>) {
  const wholes = steps.map((_, at) => sum(series, (each) => each.values[at] ?? 0))
  const scale = scaleLinear()
    .domain([0, top ?? (max(wholes) || 1)])
    .range([0, 100])
  return steps.map((_, at) =>
    series.map((each, nth) => ({
      start: scale(sum(series.slice(0, nth), (before) => before.values[at] ?? 0)),
      length: scale(each.values[at] ?? 0),
      tone: each.tone,
      id: each.id,
    })),
  )
}
