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
 * Writes a value at a path, and as little of it as can be: of two maps only the pairs that differ, of two lists only
 * the items. A pair that is not there yet comes before the first of `later` that is, or last.
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

/** What is new comes before what goes, so that the map is never empty. */
function setPairs(source: string, path: Path, present: Pairs, value: Pairs): string {
  const keys = Object.keys(value)
  const gone = Object.keys(present).filter((key) => !keys.includes(key))
  const written = keys.reduce(
    (text, key, no) => setAt(text, [...path, key], value[key], keys.slice(no + 1)),
    source,
  )
  return gone.reduce((text, key) => removeAt(text, [...path, key]), written)
}

/** Items that both lists begin or end with stay; those between are changed in place as far as there are as many. */
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

/** Which element of a collection the last step of a path means. */
function indexOf(collection: Collection, path: Path): number {
  const last = path.at(-1)!
  if (typeof last === 'number') return last
  return elementsOf(collection).findIndex(({ key }) => key === last)
}

/** A map with something in it. */
const isPairs = (value: unknown): value is Pairs =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0
