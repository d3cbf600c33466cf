import type { Spot } from '../../problems/problem'
import type { Predicate } from '../../read/manifest'
import type { Model } from '../../resolve/model'
import { spotAt } from '../../problems/spot'
import { nameOf, type AskedPredicate, type Subject } from '../subjects'

/** A predicate as it is written at one place, and the subjects about which it decides. */
export interface WrittenAccess {
  readonly text: string
  readonly spot: Spot
  readonly subjects: readonly string[]
}

/** Every predicate that is written in a manifest, by the name of what it stands at: a subject or `predicate creators`. */
export function writtenAccess(
  { manifest }: Model,
  subjects: readonly Subject[],
): ReadonlyMap<string, WrittenAccess> {
  const { predicates } = manifest.access
  const found = new Map<string, WrittenAccess>()
  const note = (name: string, written: Predicate, spot: Spot, subject?: Subject) => {
    const before = found.get(name)?.subjects ?? []
    const concerned = subject ? [...before, nameOf(subject)] : before
    found.set(name, { text: JSON.stringify(written), spot, subjects: concerned })
    if (typeof written !== 'string' || written === 'public') return
    const cited = written.slice(1)
    note(`predicate ${cited}`, predicates[cited]!.when, spotOf(cited), subject)
  }
  for (const [name, { when }] of Object.entries(predicates))
    note(`predicate ${name}`, when, spotOf(name))
  for (const subject of subjects)
    for (const asked of subject.predicates)
      if (asked.written !== undefined)
        note(ownerOf(subject, asked), asked.written, asked.spot, subject)
  return found
}

const spotOf = (name: string) => spotAt('access.yaml', 'predicates', name, 'when')

/** What a predicate stands at: an entry is also asked what stands at its route and its section. */
function ownerOf({ kind, id, route }: Subject, { of }: AskedPredicate): string {
  if (of === 'route access') return `route ${route}`
  if (of === 'section access') return `section ${id.slice(0, id.lastIndexOf('/'))}`
  return nameOf({ kind, id })
}
