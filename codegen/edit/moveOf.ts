import { isDeepStrictEqual } from 'node:util'
import type { Edit, SubjectName } from './edit'
import type { FileChanges } from './changesOf'
import { EditRefused, known } from './editRefused'
import { list, type ReadData, type SubjectPlace } from './subjectPlaces'
import type { Path } from './yaml/readNode'

type Move = Extract<Edit, { readonly do: 'move' }>

/**
 * Moves an entry, section or error rule before another of its list, or last; an entry also to
 * another section.
 */
export function moveOf(
  { of, into, before }: Move,
  places: ReadonlyMap<SubjectName, SubjectPlace>,
  read: ReadData,
): FileChanges {
  const place = known(places, of)
  const path = standing(place)
  const home = path.slice(0, -1)
  const target = into === undefined ? home : entriesOf(of, into, places)
  const isAway = !isDeepStrictEqual(home, target)
  if (isAway && list(read(place.file), ...home).length === 1)
    throw new EditRefused(
      `${of} is the only one of its section; a section without entries is none.`,
    )

  const next = before === null ? null : standing(known(places, before))
  if (next && !isDeepStrictEqual(next.slice(0, -1), target))
    throw new EditRefused(`${before} does not stand where ${of} would go.`)
  if (isDeepStrictEqual(next, path)) return { file: place.file, changes: [] }
  const index = next === null ? null : Number(next.at(-1))
  return { file: place.file, changes: [{ do: 'move', path, into: target, before: index }] }
}

const standing = ({ path, alias }: SubjectPlace): Path => alias ?? path

function entriesOf(
  of: SubjectName,
  into: SubjectName,
  places: ReadonlyMap<SubjectName, SubjectPlace>,
): Path {
  if (!of.startsWith('entry ') || !into.startsWith('section '))
    throw new EditRefused(`${of} cannot go into ${into}: entries go into sections.`)
  return [...known(places, into).path, 'entries']
}
