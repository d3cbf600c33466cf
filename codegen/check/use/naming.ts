import type { Reference } from '../../read/checkShape'
import type { RefKind } from '../../read/shapes/shape'

/** Whether something in the manifest refers to this name, at a place that counts as use. */
export type Naming = (
  kind: RefKind,
  id: string,
  counts?: (place: Reference['path']) => boolean,
) => boolean

export function namingIn(references: readonly Reference[]): Naming {
  const places = new Map<string, Reference['path'][]>()
  for (const { kind, name, path } of references) {
    const key = `${kind} ${name}`
    const known = places.get(key)
    if (known) known.push(path)
    else places.set(key, [path])
  }
  return (kind, id, counts = () => true) => places.get(`${kind} ${id}`)?.some(counts) ?? false
}
