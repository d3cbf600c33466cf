import type { Timeline } from '../../../generated/facts/features/programs'

type Aspect = Timeline['aspect']

const shapes: readonly (readonly [Aspect, number])[] = [
  ['16:9', 16 / 9],
  ['1:1', 1],
  ['9:16', 9 / 16],
]

interface Picture {
  readonly width: number | null
  readonly height: number | null
}

/** The shape that a film made elsewhere is nearest to; sound alone is shown wide. */
export function nearestAspect({ width, height }: Picture): Aspect {
  if (!width || !height) return '16:9'
  const apart = (ratio: number) => Math.abs(Math.log(width / height / ratio))
  const [[nearest]] = shapes.toSorted(([, one], [, other]) => apart(one) - apart(other)) as [
    (typeof shapes)[number],
  ]
  return nearest
}
