import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, spotAt } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { rolesOf } from '../../resolve/treePredicate'

/** Every persona has a role: otherwise its tree would require none. */
export function ensurePersonasHaveRoles(manifest: Manifest): Problem[] {
  return Object.keys(manifest.roles.personas).flatMap((id) => {
    if (rolesOf(id, manifest).length > 0) return []
    const spot = keyOf(spotAt('roles.yaml', 'personas', id))
    return problemAt('PERSONA-EMPTY', spot, `No role has the persona ${id}.`)
  })
}
