import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import type { Overlay } from '../read/overlay'
import { idOf } from '../resolve/idOf'
import { overlayNames } from '../names/overlayNames'

/** An added entry has an id of its own in its section: else nobody could tell the two apart. */
export function ensureAddedAreNew(manifest: Manifest, { file, add = {} }: Overlay): Problem[] {
  if (Object.keys(add).length === 0) return []
  const { ownPlace } = overlayNames(manifest)
  return Object.entries(add).flatMap(([section, entries]) =>
    entries.flatMap((entry, index) => {
      const id = idOf(entry)
      if (id === undefined) return []
      const isThere =
        ownPlace.includes(`entry ${section.replace('section ', '')}/${id}`) ||
        entries.slice(0, index).some((earlier) => idOf(earlier) === id)
      if (!isThere) return []
      const path = ['add', section, index]
      return problem('ID-DOUBLED', file, path, `The ${section} already has an entry ${id}.`)
    }),
  )
}
