import type { Problem } from '../../problems/problem'
import { within } from '../../problems/spot'
import type { CheckContext, PlacedEntry, PlacedSection } from '../checkContext'
import { orphanOf } from './ensureSectionsKeepPromises'
import { idleParts, type Context } from './idleParts'
import { routeHalf, sectionHalf, treeHalf } from './findFaultyHalf'

/**
 * The access of a section, or of an entry with a route, excludes somebody who would see it
 * otherwise.
 */
export function ensureAccessNarrows(checkContext: CheckContext): Problem[] {
  return checkContext.sections.flatMap((section) => [
    ...sectionProblems(section, checkContext),
    ...section.entries.flatMap((entry) => entryProblems(entry, section, checkContext)),
  ])
}

function entryProblems(
  placed: PlacedEntry,
  section: PlacedSection,
  checkContext: CheckContext,
): Problem[] {
  const { entry, spot, route, rule } = placed
  if (!route || !rule || entry.access === undefined) return []
  // Access wider than the route's is reported by another check.
  if (checkContext.rules.counterexample(rule, route.rule)) return []
  const contexts = section.trees.map((tree): Context => [
    routeHalf(route),
    ...sectionHalf(section),
    treeHalf(tree),
  ])
  return idleParts(entry.access, within(spot, 'access'), contexts, checkContext)
}

/**
 * Ignores the access of the entries: if both say the same, the entries' access is redundant. A
 * section whose audience sees no entry is reported by another check.
 */
function sectionProblems(placed: PlacedSection, checkContext: CheckContext): Problem[] {
  const { section, spot, entries, trees } = placed
  if (section.access === undefined || orphanOf(placed, checkContext)) return []
  const contexts = trees.flatMap((tree) =>
    entries.map((entry): Context => [
      treeHalf(tree),
      ...(entry.route ? [routeHalf(entry.route)] : []),
    ]),
  )
  return idleParts(section.access, within(spot, 'access'), contexts, checkContext)
}
