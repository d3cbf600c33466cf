import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'
import { elementsOf } from './elements'
import { isPlain } from './printFlow'
import { nodeAt, type Path, readDocument } from './readNode'
import { spliced } from './splice'

/**
 * Short maps in a list are written alike: where others are, one of several pairs is in braces too,
 * `- { route: users.list, access: … }`, and one of a single pair is not, `- route: users.list`. So braces come before
 * a pair is added, and go after one was taken out.
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

/** A map that is an item of a list in lines. */
function mapInList(source: string, path: Path): Found {
  const document = readDocument(source)
  const map = nodeAt(document, path)
  const list = nodeAt(document, path.slice(0, -1))
  return isMap(map) && isSeq(list) && !list.flow ? { map, list } : {}
}

const isInBraces = (item: unknown) => isMap(item) && item.flow === true

const isOfOnePair = (item: unknown) => isMap(item) && item.items.length === 1
