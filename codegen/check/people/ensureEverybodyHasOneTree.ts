import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, related, spotAt, within } from '../../problems/spot'
import { rolesOf } from '../../resolve/treePredicate'
import type { CheckContext, PlacedTree } from '../checkContext'

/** Every person sees exactly one menu tree at every screen width. */
export function ensureEverybodyHasOneTree(checkContext: CheckContext): Problem[] {
  return [
    ...Object.keys(checkContext.manifest.roles.personas).flatMap((persona) =>
      noneFor(persona, checkContext),
    ),
    ...checkContext.trees.flatMap((tree, index) =>
      twoFor(tree, checkContext.trees.slice(0, index), checkContext),
    ),
  ]
}

function noneFor(persona: string, { manifest, trees, rules }: CheckContext): Problem[] {
  const roles = rolesOf(persona, manifest)
  if (roles.length === 0) return []
  const who = rules.ruleOf({ roles })
  const world = rules.find({ all: [who], none: trees.map(({ rule }) => [rule]) })
  if (!world) return []
  const own = trees.find(({ tree }) => tree.persona === persona)
  const spot = own ? within(own.spot, 'viewports') : keyOf(spotAt('navigation.yaml', 'trees'))
  const message = `${rules.describe(world)} sees no menu: no tree of the persona ${persona} is for that.`
  return [problemAt('TREE-NONE', spot, message)]
}

function twoFor(
  tree: PlacedTree,
  earlier: readonly PlacedTree[],
  { rules }: CheckContext,
): Problem[] {
  for (const other of earlier) {
    const world = rules.find({ all: [other.rule, tree.rule], none: [] })
    if (!world) continue
    const fix =
      other.tree.persona === tree.tree.persona
        ? 'leave a screen out of one of them'
        : world.roles & rules.bits.exclusiveRoles
          ? 'exclusive roles must all have one persona'
          : 'a role whose persona differs must be exclusive'
    const message = `${rules.describe(world)} would see two menus, ${other.tree.id} and ${tree.tree.id}; ${fix}.`
    return [
      problemAt('TREE-TWO', within(tree.spot, 'viewports'), message, {
        related: [related(within(other.spot, 'viewports'), 'for the other.')],
      }),
    ]
  }
  return []
}
