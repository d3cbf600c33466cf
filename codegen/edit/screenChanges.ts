import type { ScreenEntry } from '../read/screenEntry'
import type { Change } from './applyToData'
import type { FileChanges } from './changesOf'
import { inside, list, type ReadData, type SubjectPlace } from './subjectPlaces'
import type { Path } from './yaml/readNode'

/** What of a screen is edited by itself, as its block in YAML says it. */
type EditedParts = Required<Pick<ScreenEntry, 'sort' | 'filters' | 'columns'>>

/** One part of `screen contacts`; an empty list takes the part away. */
export type SetScreen = {
  readonly [Part in keyof EditedParts]: {
    readonly do: 'setScreen'
    readonly of: string
    readonly part: Part
    readonly value: EditedParts[Part]
  }
}[keyof EditedParts]

/** Items that stay keep their lines and comments, wherever they move. */
export function screenChanges(
  { part, value }: SetScreen,
  { file, path: block }: SubjectPlace,
  read: ReadData,
): FileChanges {
  const path = [...block, part]
  const present = inside(read(file), ...path)
  const set: Change = { do: 'set', path, value, later: keysAfter(part) }
  if (value.length === 0)
    return { file, changes: present === undefined ? [] : [{ do: 'remove', path }] }
  if (!Array.isArray(value) || !Array.isArray(present)) return { file, changes: [set] }
  const names = value.map(nameOf)
  const kept = list(read(file), ...path).map(nameOf)
  return { file, changes: [...withdrawn(path, kept, names), ...sorted(path, kept, names), set] }
}

/** Where nothing stays in the list, it is written anew. */
function withdrawn(path: Path, present: readonly string[], names: readonly string[]): Change[] {
  const gone = present.flatMap((name, at) => (names.includes(name) ? [] : [at]))
  if (gone.length === present.length) return []
  return gone.toReversed().map((at) => ({ do: 'remove', path: [...path, at] }))
}

/** Brings those that stay into the order of the names. */
function sorted(path: Path, present: readonly string[], names: readonly string[]): Change[] {
  let order = present.filter((name) => names.includes(name))
  const wanted = names.filter((name) => order.includes(name))
  return wanted.flatMap((name, at): Change[] => {
    const from = order.indexOf(name)
    if (from === at) return []
    order = order.toSpliced(from, 1).toSpliced(at, 0, name)
    return [{ do: 'move', path: [...path, from], into: path, before: at }]
  })
}

const nameOf = (item: unknown) => String(inside(item, 'field') ?? item)

/** A new key stands where blocks have it: list, sort, filters, columns. */
const keysAfter = (part: keyof EditedParts) =>
  part === 'sort'
    ? ['filters', 'columns', ...others]
    : part === 'filters'
      ? ['columns', ...others]
      : others
const others = [
  'card',
  'views',
  'create',
  'update',
  'groups',
  'actions',
  'faults',
  'import',
  'export',
]
