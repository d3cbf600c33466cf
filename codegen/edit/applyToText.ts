import { isDeepStrictEqual } from 'node:util'
import { load } from 'js-yaml'
import { applyToData, type Change } from './applyToData'
import { moveItem } from './yaml/moveItem'
import { CannotEdit } from './yaml/readNode'
import { renameKey } from './yaml/renameKey'
import { removeAt, setAt } from './yaml/setAt'

/**
 * Changes a file's text and parses it again; throws unless the result says exactly what was
 * intended.
 */
export function applyToText(source: string, change: Change): string {
  const text = made(source, change)
  if (isDeepStrictEqual(read(text), applyToData(read(source), change))) return text
  throw new CannotEdit('the change would reach further than it is meant to')
}

function made(source: string, change: Change): string {
  switch (change.do) {
    case 'set':
      return setAt(source, change.path, change.value, change.later)
    case 'remove':
      return removeAt(source, change.path)
    case 'rename':
      return renameKey(source, change.path, change.name)
    case 'move':
      return moveItem(source, change.path, change.into, change.before)
  }
}

function read(text: string): unknown {
  try {
    return load(text)
  } catch {
    throw new CannotEdit('it would not be valid YAML')
  }
}
