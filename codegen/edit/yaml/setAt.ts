import { isDeepStrictEqual } from 'node:util'
import { isMap, isSeq } from 'yaml'
import { elementsOf } from './elements'
import { insertElement, writtenItem, writtenPair } from './insertElement'
import { withBraces, withoutBraces } from './likeNeighbours'
import { type Collection, collectionAt, nodeAt, type Path, readDocument } from './readNode'
import { removeElement } from './removeElement'
import { replaceValue } from './replaceValue'
import { spliced } from './splice'

type Pairs = Readonly<Record<string, unknown>>

/**
 * Sets a value at a path with minimal changes: of maps only the pairs that differ, of lists only
 * the items. A new pair is inserted before the first existing key of `later`, or last.
 */
export function setAt(
  source: string,
  path: Path,
  value: unknown,
  later: readonly string[] = [],
): string {
  const document = readDocument(source)
  const node = nodeAt(document, path)
  if (node === undefined) return insertPair(source, path, value, later)
  const present: unknown = node.toJS(document)
  if (isDeepStrictEqual(present, value)) return source
  if (isMap(node) && isPairs(present) && isPairs(value))
    return setPairs(source, path, present, value)
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0 && value.length > 0)
    return setItems(source, path, present as unknown[], value)
  const parent = collectionAt(document, path.slice(0, -1))
  return spliced(source, replaceValue(source, parent, indexOf(parent, path), value))
}

export function removeAt(source: string, path: Path): string {
  const home = path.slice(0, -1)
  const collection = collectionAt(readDocument(source), home)
  const text = spliced(source, removeElement(source, collection, indexOf(collection, path)))
  return isSeq(collection) ? text : withoutBraces(text, home)
}

function insertPair(plain: string, path: Path, value: unknown, later: readonly string[]): string {
  const home = path.slice(0, -1)
  const source = withBraces(plain, home)
  const map = collectionAt(readDocument(source), home)
  const keys = elementsOf(map).map(({ key }) => key ?? '')
  const next = keys.findIndex((key) => later.includes(key))
  const index = next === -1 ? keys.length : next
  return spliced(
    source,
    insertElement(source, map, index, writtenPair(map, String(path.at(-1)), value)),
  )
}

/** Inserts before deleting, so that the map is never empty. */
function setPairs(source: string, path: Path, present: Pairs, value: Pairs): string {
  const keys = Object.keys(value)
  const gone = Object.keys(present).filter((key) => !keys.includes(key))
  const written = keys.reduce(
    (text, key, no) => setAt(text, [...path, key], value[key], keys.slice(no + 1)),
    source,
  )
  return gone.reduce((text, key) => removeAt(text, [...path, key]), written)
}

/**
 * Common items at the start and end stay; those between are replaced in place, then inserted or
 * deleted.
 */
function setItems(
  source: string,
  path: Path,
  present: readonly unknown[],
  value: readonly unknown[],
): string {
  const first = value.findIndex((item, at) => !isDeepStrictEqual(item, present[at]))
  const start = first === -1 ? value.length : first
  const most = Math.min(present.length, value.length) - start
  const isSameFromEnd = (at: number) => isDeepStrictEqual(value.at(-at), present.at(-at))
  let same = 0
  while (same < most && isSameFromEnd(same + 1)) same++
  const [oldEnd, newEnd] = [present.length - same, value.length - same]

  let text = source
  for (let at = start; at < Math.min(oldEnd, newEnd); at++)
    text = setAt(text, [...path, at], value[at])
  for (let at = oldEnd; at < newEnd; at++) text = insertItem(text, path, at, value[at])
  for (let at = oldEnd - 1; at >= newEnd; at--) text = removeAt(text, [...path, at])
  return text
}

function insertItem(source: string, path: Path, index: number, value: unknown): string {
  const list = collectionAt(readDocument(source), path)
  return spliced(source, insertElement(source, list, index, writtenItem(list, value)))
}

/** The index of the element that the last step of a path refers to. */
function indexOf(collection: Collection, path: Path): number {
  const last = path.at(-1)!
  if (typeof last === 'number') return last
  return elementsOf(collection).findIndex(({ key }) => key === last)
}

/** A map that is not empty. */
const isPairs = (value: unknown): value is Pairs =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0
