import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, related, spotAt, within } from '../../problems/spot'
import { rolesOf } from '../../resolve/treePredicate'
import type { CheckContext } from '../checkContext'

/** An exclusive role has a persona of its own, so that more roles never remove an entry. */
export function ensureExclusiveRolesStandApart({ manifest }: CheckContext): Problem[] {
  const { roles } = manifest.roles
  return Object.entries(roles).flatMap(([id, { persona, exclusive }]) => {
    const other = rolesOf(persona, manifest).find((each) => !roles[each]!.exclusive)
    if (!exclusive || other === undefined) return []
    const spot = spotAt('roles.yaml', 'roles')
    const message = `${id} leaves no other role beside it, so that ${other} would lose entries by getting it; an exclusive role has a persona of its own.`
    return problemAt('ROLE-EXCLUSIVE', keyOf(within(spot, id, 'exclusive')), message, {
      related: [
        related(within(spot, other, 'persona'), `for ${other}, which has the same persona.`),
      ],
    })
  })
}
