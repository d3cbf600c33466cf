import type { Change } from './applyToData'
import { inside } from './subjectPlaces'
import type { Path } from './yaml/readNode'

/** Sets a value, with the maps around it that are not there yet. */
export function put(data: unknown, path: Path, value: unknown): Change {
  const missing = path.findIndex((_, at) => inside(data, ...path.slice(0, at + 1)) === undefined)
  if (missing < 0) return { do: 'set', path, value }
  const nested = path
    .slice(missing + 1)
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  return { do: 'set', path: path.slice(0, missing + 1), value: nested }
}
