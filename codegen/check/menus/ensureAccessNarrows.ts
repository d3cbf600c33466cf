import type { Problem } from '../../problems/problem'
import { within } from '../../problems/spot'
import type { CheckContext, PlacedEntry, PlacedSection } from '../checkContext'
import { orphanOf } from './ensureSectionsKeepPromises'
import { idleParts, type Context } from './idleParts'
import { routeHalf, sectionHalf, treeHalf } from './findFaultyHalf'

/** The access of a section or of an entry with a route keeps somebody out who would see it without. */
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
  // What lets in more than the route is told as that.
  if (checkContext.rules.counterexample(rule, route.rule)) return []
  const contexts = section.trees.map((tree): Context => [
    routeHalf(route),
    ...sectionHalf(section),
    treeHalf(tree),
  ])
  return idleParts(entry.access, within(spot, 'access'), contexts, checkContext)
}

/**
 * The accesses of its entries do not count here: where they say the same, it is they that narrow nothing. A section
 * promised to somebody for whom it has no entry is told as that.
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
