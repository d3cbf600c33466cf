import type { Change } from './applyToData'
import type { FileChanges } from './changesOf'
import type { Edit } from './edit'
import { EditRefused, known } from './editRefused'
import { put } from './put'
import { inside, list, type ReadData } from './subjectPlaces'
import { wordsPlace } from './wordsPlace'
import type { Path } from './yaml/readNode'

/** The changes of an edit that is for the customers of one overlay alone; all else stays as it is. */
export function overlayChanges(
  edit: Edit,
  overlay: string,
  files: readonly string[],
  read: ReadData,
): FileChanges {
  const overlays = new Map(
    files.filter((file) => file.startsWith('overlays/')).map((file) => [nameOf(file), file]),
  )
  const file = known(overlays, overlay, 'overlay ')
  const data = read(file)
  switch (edit.do) {
    case 'setWords': {
      const path = ['words', edit.language, edit.key]
      const base = wordsPlace(edit, files, read)
      const isAsForAll = inside(read(base.file), ...base.path) === edit.words
      return { file, changes: isAsForAll ? without(data, path) : [put(data, path, edit.words)] }
    }
    case 'setAccess': {
      const path = ['access', edit.of]
      const changes = edit.access === null ? without(data, path) : [put(data, path, edit.access)]
      return { file, changes }
    }
    case 'setBadge':
      if (edit.badge === null)
        throw new EditRefused('An overlay may count something else, but not take a badge away.')
      return { file, changes: [put(data, ['set', edit.of, 'badge'], edit.badge)] }
    case 'reorder':
      return { file, changes: [put(data, ['reorder', edit.of], edit.position)] }
    case 'setHidden': {
      const others = list(data, 'hide').filter((of) => of !== edit.of)
      const hide = edit.hidden ? [...others, edit.of] : others
      return {
        file,
        changes: hide.length > 0 ? [put(data, ['hide'], hide)] : without(data, ['hide']),
      }
    }
    case 'move':
      throw new EditRefused(
        `An overlay may order entries and sections, but not move ${edit.of} elsewhere. Choose Everybody to move it for all.`,
      )
    default:
      throw new EditRefused(
        'Screens, error rules, flags and approvals are the same for all customers. Choose Everybody to change them.',
      )
  }
}

const nameOf = (file: string) => file.slice('overlays/'.length).replace(/\.yaml$/, '')

/** Removes a pair, and the maps that would be empty without it. */
function without(data: unknown, path: Path): Change[] {
  if (inside(data, ...path) === undefined) return []
  const home = path.slice(0, -1)
  const isAlone = home.length > 0 && Object.keys(Object(inside(data, ...home))).length === 1
  return isAlone ? without(data, home) : [{ do: 'remove', path }]
}
