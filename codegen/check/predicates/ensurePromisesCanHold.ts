import type { Problem, Spot } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { Predicate } from '../../read/manifest'
import type { CheckContext, PlacedSection } from '../checkContext'
import {
  routeHalf,
  sectionHalf,
  treeHalf,
  findFaultyHalf,
  type Half,
} from '../menus/findFaultyHalf'
import { partsOf } from './partsOf'
import { clausesOf } from './predicatesOf'

/**
 * Every clause and role in the access of a section or entry lets somebody see it in one of its
 * trees. If nobody sees it at all, NAV-EMPTY or NAV-NEVER is reported instead.
 */
export function ensurePromisesCanHold(checkContext: CheckContext): Problem[] {
  return checkContext.sections.flatMap((placed) => [
    ...brokenIn(placed.section.access, within(placed.spot, 'access'), placed, [], checkContext),
    ...placed.entries.flatMap(({ entry, spot, route }) => {
      const context = [...(route ? [routeHalf(route)] : []), ...sectionHalf(placed)]
      return brokenIn(entry.access, within(spot, 'access'), placed, context, checkContext)
    }),
  ])
}

function brokenIn(
  access: Predicate | undefined,
  spot: Spot,
  { trees }: PlacedSection,
  context: readonly Half[],
  { rules }: CheckContext,
): Problem[] {
  const clauses = access === undefined ? [] : clausesOf({ predicate: access, spot })
  const isKept = (clause: Predicate) =>
    trees.some((tree) => {
      const all = [tree.rule, ...context.map(({ rule }) => rule), rules.ruleOf(clause)]
      return rules.find({ all, none: [] })
    })
  const reported = (clause: Predicate, noun: string, at: Spot) => {
    const half = { words: noun.toLowerCase(), rule: rules.ruleOf(clause), spot: at }
    const fault = findFaultyHalf([...trees.slice(0, 1).map(treeHalf), ...context, half], rules)
    const related = fault.related.filter(({ path }) => path !== at.path)
    return problemAt('PRED-NEVER', at, `${noun} lets nobody in: ${fault.words}.`, { related })
  }
  if (!clauses.some(({ clause }) => isKept(clause))) return []
  return clauses.flatMap((placed) => {
    if (!isKept(placed.clause)) return reported(placed.clause, 'This clause', placed.spot)
    return partsOf(placed).flatMap(({ kind, words, spot: at, difference }) => {
      if (kind !== 'role' || words.startsWith('$') || isKept(difference!)) return []
      return reported(difference!, 'This role', at)
    })
  })
}
