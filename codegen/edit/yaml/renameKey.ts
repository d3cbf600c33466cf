import { isMap, isScalar } from 'yaml'
import { printText } from './printFlow'
import { CannotEdit, collectionAt, type Path, readDocument } from './readNode'
import { spliced } from './splice'

/** Renames the last key of a path and keeps its value. */
export function renameKey(source: string, path: Path, name: string): string {
  const map = collectionAt(readDocument(source), path.slice(0, -1))
  const key = isMap(map)
    ? map.items.map((pair) => pair.key).find((each) => isScalar(each) && each.value === path.at(-1))
    : undefined
  if (!isScalar(key) || !key.range) throw new CannotEdit('it has no such key')
  const [start, end] = key.range
  return spliced(source, { start, end, text: printText(name, { isInFlow: map.flow === true }) })
}
