import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { CheckContext } from '../checkContext'

/** Everybody who sees a tree sees an entry or a control for signing out. */
export function ensureEverybodyLogsOut({ manifest, trees, rules }: CheckContext): Problem[] {
  const controls = Object.values(manifest.navigation.controls)
    .filter(({ action }) => action === 'logOut')
    .map(({ access }) => [rules.ruleOf(access)])
  return trees.flatMap(({ tree, rule, spot, shows }) => {
    const entries = shows
      .flatMap(({ section }) => section.entries)
      .filter(({ entry }) => entry.action === 'logOut')
      .map((entry) => entry.rules)
    const world = rules.find({ all: [rule], none: [...controls, ...entries] })
    if (!world) return []
    const message = `${rules.describe(world)} cannot log out: neither an entry of the tree ${tree.id} nor a control with the action logOut shows.`
    return problemAt('LOGOUT-NONE', within(spot, 'id'), message)
  })
}
