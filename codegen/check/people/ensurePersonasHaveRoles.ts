import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, spotAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { rolesOf } from '../../resolve/treePredicate'

/** Somebody is each persona: the tree of one that nobody is would ask for no role. */
export function ensurePersonasHaveRoles(manifest: Manifest): Problem[] {
  return Object.keys(manifest.roles.personas).flatMap((id) => {
    if (rolesOf(id, manifest).length > 0) return []
    const spot = keyOf(spotAt('roles.yaml', 'personas', id))
    return problemAt('PERSONA-EMPTY', spot, `No role has the persona ${id}.`)
  })
}
