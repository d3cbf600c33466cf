import { formNames } from '../read/forms/callForms'
import type { Edit, SubjectName } from './edit'
import type { Change } from './applyToData'
import { EditRefused, known } from './editRefused'
import { moveOf } from './moveOf'
import { newFlag } from './newFlag'
import { overlayChanges } from './overlayChanges'
import { screenChanges } from './screenChanges'
import { inside, list, type ReadData, type SubjectPlace, subjectPlaces } from './subjectPlaces'
import { wordsChanges } from './wordsPlace'

/** The changes that an edit makes to one file. */
export interface FileChanges {
  readonly file: string
  readonly changes: readonly Change[]
}

type EditOf<Do extends Edit['do']> = Extract<Edit, { readonly do: Do }>

/**
 * Translates an edit to changes of YAML, in one file or several. Refused if it names something unknown or is not allowed.
 */
export function changesOf(
  edit: Edit,
  files: readonly string[],
  read: ReadData,
): FileChanges | FileChanges[] {
  if (edit.overlay !== undefined) return overlayChanges(edit, edit.overlay, files, read)
  const places = () => subjectPlaces(files, read)
  switch (edit.do) {
    case 'setWords':
      return wordsChanges(edit, files, read)
    case 'approve':
      return approve(edit, read)
    case 'addFlag':
      return newFlag(edit, files, read)
    case 'setAccess':
      return access(edit, known(places(), edit.of), read)
    case 'setBadge':
      demand(edit.of, ['entry', 'section'], 'has no badge')
      return ownKey(known(places(), edit.of), 'badge', edit.badge, read)
    case 'setRule':
      demand(edit.of, ['rule'], 'is no error rule')
      return rule(edit, known(places(), edit.of), read)
    case 'setScreen':
      demand(edit.of, ['screen'], 'is no screen')
      return screenChanges(edit, known(places(), edit.of), read)
    case 'move':
      demand(edit.of, ['entry', 'section', 'rule'], 'has no place of its own')
      return moveOf(edit, places(), read)
    case 'reorder':
    case 'setHidden':
      throw new EditRefused(`${edit.of} is ordered and hidden this way in an overlay only.`)
  }
}

/** Existing approvals keep their formatting. */
function approve({ approval }: EditOf<'approve'>, read: ReadData): FileChanges {
  const file = 'access.yaml'
  const value = [...list(read(file), 'approvals'), approval]
  return { file, changes: [{ do: 'set', path: ['approvals'], value }] }
}

function access(
  { of, access: predicate }: EditOf<'setAccess'>,
  place: SubjectPlace,
  read: ReadData,
): FileChanges {
  demand(of, ['route', 'call', 'control', 'predicate', 'entry', 'section'], 'has no access')
  if (predicate === null) demand(of, ['entry', 'section'], 'must say who may')
  return ownKey(place, of.startsWith('predicate ') ? 'when' : 'access', predicate, read)
}

/** Key order for entries and sections, which are written on one line: targets before badges. */
const later: Readonly<Record<string, readonly string[]>> = {
  access: [
    'badge',
    'entries',
    'body',
    'background',
    'idempotent',
    'beforePasswordChange',
    'rows',
    'transaction',
    'bodyLimit',
    'from',
    'request',
    ...formNames,
  ],
  badge: ['entries'],
  overrides: ['when'],
}

/** Sets or removes a key of the subject itself. */
function ownKey(
  { file, path: owner }: SubjectPlace,
  key: string,
  value: unknown,
  read: ReadData,
): FileChanges {
  const path = [...owner, key]
  if (value !== null)
    return { file, changes: [{ do: 'set', path, value, later: later[key] ?? [] }] }
  const isThere = inside(read(file), ...path) !== undefined
  return { file, changes: isThere ? [{ do: 'remove', path }] : [] }
}

function rule(
  { when, then, overrides }: EditOf<'setRule'>,
  place: SubjectPlace,
  read: ReadData,
): FileChanges {
  const { file, path } = place
  const named = overrides?.length === 0 ? null : overrides
  return {
    file,
    changes: [
      ...(named === undefined ? [] : ownKey(place, 'overrides', named, read).changes),
      { do: 'set', path: [...path, 'when'], value: when },
      { do: 'set', path: [...path, 'then'], value: then },
    ],
  }
}

function demand(of: SubjectName, kinds: readonly string[], otherwise: string): void {
  if (!kinds.includes(of.split(' ', 1)[0]!)) throw new EditRefused(`${of} ${otherwise}.`)
}
