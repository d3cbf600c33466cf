/** Marks nearer than this part of the film stand together. */
const nearest = 0.025

/** Those that would cover each other, in the order of the film. */
export function clusters<Mark>(
  marks: readonly Mark[],
  shareOf: (mark: Mark) => number,
  near = nearest,
): Mark[][] {
  const all: Mark[][] = []
  for (const mark of marks) {
    const first = all.at(-1)?.[0]
    if (first !== undefined && shareOf(mark) - shareOf(first) < near) all.at(-1)!.push(mark)
    else all.push([mark])
  }
  return all
}
