import type { FilmRange } from '../../../../ui/media/ScrubberLines'

/** In order, none of them empty, and those that touch as one. */
export function union(ranges: readonly FilmRange[]): FilmRange[] {
  const joined: Array<[number, number]> = []
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (to <= from) continue
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/** A report holds no more of them. */
const most = 200

/** In seconds, as they are reported; beyond what a report holds, the longest. */
export function inSeconds(ranges: readonly FilmRange[]): number[][] {
  const all = union(ranges)
  const kept =
    all.length <= most
      ? all
      : all.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0])).slice(0, most)
  return union(kept).map(([from, to]) => [from / 1_000, to / 1_000])
}

export const inMilliseconds = (ranges: readonly (readonly number[])[]): FilmRange[] =>
  ranges.map(([from = 0, to = 0]) => [Math.round(from * 1_000), Math.round(to * 1_000)])
