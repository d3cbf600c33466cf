import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { elementsOf } from './elements'
import { isPlain } from './printFlow'
import { nodeAt, type Path, readDocument } from './readNode'
import { spliced } from './splice'

/**
 * Formats short maps in a list alike. If others do so, a map of several pairs gets braces, `- {
 * route: users.list, access: … }`, and one of a single pair does not, `- route: users.list`. So
 * braces are added before a pair is inserted, and removed after one was deleted.
 */
export function withBraces(source: string, path: Path): string {
  const { map, list } = mapInList(source, path)
  if (!map || map.flow || map.items.length > 1 || !list.items.some(isInBraces)) return source
  const [pair] = elementsOf(map)
  const { start, end, value } = pair!
  const text = source.slice(start, end)
  const isWord = isScalar(value) && typeof value.value === 'string' && isPlain(value.value, true)
  return isWord ? spliced(source, { start, end, text: `{ ${text} }` }) : source
}

export function withoutBraces(source: string, path: Path): string {
  const { map, list } = mapInList(source, path)
  const others = list?.items.filter((item) => item !== map && isInBraces(item)) ?? []
  if (!map?.flow || map.items.length > 1 || others.length === 0 || others.some(isOfOnePair))
    return source
  const [pair] = elementsOf(map)
  const [start, end] = map.range!
  return spliced(source, { start, end, text: source.slice(pair!.start, pair!.end) })
}

type Found =
  | { readonly map: YAMLMap; readonly list: YAMLSeq }
  | { readonly map?: undefined; readonly list?: undefined }

/** The map at a path, if it is an item of a block list. */
function mapInList(source: string, path: Path): Found {
  const document = readDocument(source)
  const map = nodeAt(document, path)
  const list = nodeAt(document, path.slice(0, -1))
  return isMap(map) && isSeq(list) && !list.flow ? { map, list } : {}
}

const isInBraces = (item: unknown) => isMap(item) && item.flow === true

const isOfOnePair = (item: unknown) => isMap(item) && item.items.length === 1
