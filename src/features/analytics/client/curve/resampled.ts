/** As many values, each the one that stands at its place. */
export const resampled = (values: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, at) => values[Math.floor((at / count) * values.length)] ?? 0)
