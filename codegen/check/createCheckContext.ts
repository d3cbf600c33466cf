import { spotAt, within } from '../problems/spot'
import type { Manifest } from '../read/manifest'
import { createRuleBook, type RuleBook } from '../resolve/ruleBook'
import { treePredicate } from '../resolve/treePredicate'
import {
  isOpen,
  type CheckContext,
  type PlacedCall,
  type PlacedEntry,
  type PlacedRoute,
  type PlacedSection,
  type PlacedTree,
} from './checkContext'

/** Resolves the references of a manifest whose predicates have no cycles. */
export function createCheckContext(manifest: Manifest): CheckContext {
  const rules = createRuleBook(manifest)
  const { ruleOf } = rules
  const routes = placedFirst(
    manifest.features.flatMap(({ file, routes: own = [] }) =>
      own.map((route, index): [string, PlacedRoute] => [
        route.id,
        { route, rule: ruleOf(route.access), spot: spotAt(file, 'routes', index) },
      ]),
    ),
  )
  const calls = placedFirst(
    manifest.features.flatMap(({ file, calls: own = [] }) =>
      own.map((call, index): [string, PlacedCall] => {
        const access = isOpen(call) ? 'public' : call.access
        const rule = access === undefined ? undefined : ruleOf(access)
        return [call.id, { call, rule, spot: spotAt(file, 'calls', index) }]
      }),
    ),
  )
  return { manifest, rules, routes, calls, ...plantTrees(manifest, rules, routes) }
}

/** Of two with one id, which another check reports, the first counts. */
const placedFirst = <Placed>(all: readonly (readonly [string, Placed])[]) =>
  new Map(all.toReversed())

function plantTrees(manifest: Manifest, { ruleOf }: RuleBook, routes: CheckContext['routes']) {
  const placed = manifest.navigation.trees.flatMap((tree, at) =>
    tree.sections.map((entry, index) => {
      return { entry, spot: spotAt('navigation.yaml', 'trees', at, 'sections', index) }
    }),
  )
  const sections = new Map<string, PlacedSection & { trees: PlacedTree[] }>()
  for (const { entry: section, spot } of placed) {
    if (section.sameAs !== undefined) continue
    const rule = section.access === undefined ? undefined : ruleOf(section.access)
    const entries = section.entries.map((entry, no): PlacedEntry => {
      const route = entry.route === undefined ? undefined : routes.get(entry.route)
      const own = entry.access === undefined ? undefined : ruleOf(entry.access)
      return {
        entry,
        spot: within(spot, 'entries', no),
        route,
        rule: own,
        rules: [route?.rule, rule, own].filter((each) => each !== undefined),
      }
    })
    sections.set(section.id, { section, spot, rule, entries, trees: [] })
  }
  const trees = manifest.navigation.trees.map((tree, at): PlacedTree => {
    const spot = spotAt('navigation.yaml', 'trees', at)
    const shows = tree.sections.flatMap(({ id, sameAs }, index) => {
      const section = sections.get(sameAs ?? id)
      return section ? { section, spot: within(spot, 'sections', index) } : []
    })
    const planted = { tree, rule: ruleOf(treePredicate(tree, manifest)), spot, shows }
    for (const { section } of shows) section.trees.push(planted)
    return planted
  })
  return { sections: [...sections.values()], trees }
}
