import type { Block } from '../../../../../generated/facts/features/programs'

/** A block of the later version with what it was in the earlier one: places in their lists. */
export interface Pair {
  readonly is: number
  /** Undefined: it is new. */
  readonly was?: number
  readonly hasMoved: boolean
}

/** By id, then by content: a program that was put together anew has other ids. */
export function align(a: readonly Block[], b: readonly Block[]): Pair[] {
  const left = new Map(a.map(({ id }, place) => [id, place]))
  const wasOf = new Map<number, number>()
  b.forEach(({ id }, is) => {
    const was = left.get(id)
    if (was === undefined) return
    wasOf.set(is, was)
    left.delete(id)
  })
  b.forEach((block, is) => {
    if (wasOf.has(is)) return
    const content = contentOf(block)
    const was = [...left.values()].find((place) => contentOf(a[place]!) === content)
    if (was === undefined) return
    wasOf.set(is, was)
    left.delete(a[was]!.id)
  })
  const stayed = longestRising(b.flatMap((_, is) => wasOf.get(is) ?? []))
  return b.map((_, is) => {
    const was = wasOf.get(is)
    return was === undefined ? { is, hasMoved: false } : { is, was, hasMoved: !stayed.has(was) }
  })
}

const contentOf = ({ kind, media, in: from, text, slotId }: Block): string =>
  JSON.stringify([kind, media?.assetId, from, text, media || text ? undefined : slotId])

/** The most that kept their order: whatever is not among them has moved. */
function longestRising(all: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = []
  const before: number[] = []
  all.forEach((value, place) => {
    lengths[place] = 1
    before[place] = -1
    for (let earlier = 0; earlier < place; earlier++)
      if (all[earlier]! < value && lengths[earlier]! >= lengths[place]!) {
        lengths[place] = lengths[earlier]! + 1
        before[place] = earlier
      }
  })
  const rising = new Set<number>()
  let place = lengths.indexOf(Math.max(...lengths))
  while (place >= 0) {
    rising.add(all[place]!)
    place = before[place]!
  }
  return rising
}
