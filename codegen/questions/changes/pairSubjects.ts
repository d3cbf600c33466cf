import { addressesOf } from '../addresses'
import type { Edition } from '../edition'
import { nameOf, subjectsOf, type Subject } from '../subjects'

/** The subjects of two editions in their orders, and which of them are the same. Others were added or removed. */
export interface Pairing {
  readonly before: readonly Subject[]
  readonly after: readonly Subject[]
  readonly olderOf: ReadonlyMap<Subject, Subject>
  readonly newerOf: ReadonlyMap<Subject, Subject>
}

/** What a subject is known by in both editions; undefined: not by this. */
type Mark = (subject: Subject) => unknown

/**
 * Finds each subject again: by its name; a route or call under another id by its address; an entry that moved by its
 * own id, in its tree before any other; a section under another id by its first entry.
 */
export function pairSubjects(before: Edition, after: Edition): Pairing {
  const [past, present] = [subjectsOf(before.model), subjectsOf(after.model)]
  const olderOf = new Map<Subject, Subject>()
  const newerOf = new Map<Subject, Subject>()
  const pairBy = (markBefore: Mark, markAfter: Mark) => {
    const marked = new Map(present.map((subject) => [markAfter(subject), subject]))
    marked.delete(undefined)
    for (const old of past) {
      const now = newerOf.has(old) ? undefined : marked.get(markBefore(old))
      if (!now || olderOf.has(now)) continue
      olderOf.set(now, old)
      newerOf.set(old, now)
    }
  }
  pairBy(nameOf, nameOf)
  pairBy(addressMark(before), addressMark(after))
  const newRoutes = new Map([...newerOf].map(([old, now]) => [nameOf(old), now.id]))
  for (const depth of [0, 1, 2])
    pairBy(
      (subject) => entryMark(subject, depth, newRoutes.get(`route ${subject.route}`)),
      (subject) => entryMark(subject, depth),
    )
  pairBy(
    ({ entries = [] }) => entries[0] && newerOf.get(entries[0]),
    ({ entries = [] }) => entries[0],
  )
  return { before: past, after: present, olderOf, newerOf }
}

function addressMark({ model }: Edition): Mark {
  const addresses = addressesOf(model)
  return (subject) =>
    subject.kind === 'route' || subject.kind === 'call'
      ? `${subject.kind} ${addresses.get(nameOf(subject))}`
      : undefined
}

/** An entry's id, less its section, less its tree; most have the id of their route, under its newer id. */
function entryMark({ kind, id, route }: Subject, depth: number, newer = route): string | undefined {
  if (kind !== 'entry') return undefined
  const [tree, section, own] = id.split('/')
  const parts = [section, tree].slice(depth)
  return [...parts, own === route ? newer : own].join(' ')
}
