import type { AccessChange } from '../diff'
import type { Edition } from '../edition'
import { nameOf, type Subject } from '../subjects'
import type { Pairing } from './pairSubjects'

/** Entries that went to another section, and entries and sections that changed places with their neighbours. */
export function moves({ placeOf }: Edition, pairing: Pairing): AccessChange[] {
  const { before, after, olderOf } = pairing
  const formerIds = new Map([...olderOf].map(([now, old]) => [now.id, old.id]))
  const past = siblingsIn(before)
  return [...siblingsIn(after)].flatMap(([parent, children]) => {
    const siblings = past.get(formerIds.get(parent) ?? parent) ?? []
    const positions = children.map((child) => siblings.indexOf(olderOf.get(child)!))
    const steady = longestRise(positions.filter((position) => position >= 0))
    return children.flatMap((child, index): AccessChange[] => {
      const old = olderOf.get(child)
      const position = positions[index]!
      if (!old || steady.has(position)) return []
      const [was, now] =
        position < 0
          ? [parentOf(old), parent]
          : [neighbour(siblings, position), neighbour(children, index)]
      const place = placeOf(child.spot)
      const subject = nameOf(child)
      return [
        { kind: 'MOVED', subject, roles: [], when: '', place, was, now, needsApproval: false },
      ]
    })
  })
}

const parentOf = ({ id }: Subject) => id.slice(0, id.lastIndexOf('/'))

/** Entries by their section, sections by their tree. */
function siblingsIn(subjects: readonly Subject[]): Map<string, Subject[]> {
  const siblings = new Map<string, Subject[]>()
  for (const subject of subjects.filter(({ kind }) => kind === 'entry' || kind === 'section'))
    siblings.set(parentOf(subject), [...(siblings.get(parentOf(subject)) ?? []), subject])
  return siblings
}

const neighbour = (siblings: readonly Subject[], index: number) =>
  index === 0 ? 'first' : `after ${siblings[index - 1]!.id.replace(/^.*\//, '')}`

/** As many numbers as can stay where they are so that they rise; the others moved. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const rises: number[][] = []
  for (const number of numbers) {
    const before = rises.filter((rise) => rise.at(-1)! < number)
    const longest = before.reduce((best, rise) => (rise.length > best.length ? rise : best), [])
    rises.push([...longest, number])
  }
  return new Set(rises.reduce((best, rise) => (rise.length > best.length ? rise : best), []))
}
