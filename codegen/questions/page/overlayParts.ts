import type { Edition } from '../edition'
import { spotAt } from '../../problems/spot'
import { nameOf } from '../subjects'
import type { TenantRow } from '../matrix'
import type { Part } from './partsOf'

/** A table for each overlay that changes who may do something. */
export function overlayParts(tenants: readonly TenantRow[], { model, placeOf }: Edition): Part[] {
  return model.manifest.overlays.flatMap(({ name, file }) => {
    const rows = tenants
      .filter(({ overlay }) => overlay === name)
      .map((row) => ({
        ...row,
        title: nameOf(row.subject),
        place: placeOf(spotAt(file, 'customers')),
      }))
    if (rows.length === 0) return []
    const note = 'what its customers have otherwise'
    return { id: `overlay-${name}`, title: `Overlay ${name}`, note, groups: [{ title: '', rows }] }
  })
}
