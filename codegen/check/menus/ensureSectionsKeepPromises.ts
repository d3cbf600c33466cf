import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { Witness } from '../../resolve/findWorld'
import type { CheckContext, PlacedSection } from '../checkContext'

/** Whoever a section's own access allows sees at least one of its entries. */
export function ensureSectionsKeepPromises(checkContext: CheckContext): Problem[] {
  return checkContext.sections.flatMap((placed) => {
    const world = orphanOf(placed, checkContext)
    if (!world) return []
    const message = `This promises the section ${placed.section.id} to ${checkContext.rules.describe(world)}, for whom it has no entry; narrow it, or leave it out: a section shows whenever one of its entries does.`
    return problemAt('NAV-ORPHAN', within(placed.spot, 'access'), message)
  })
}

/** The smallest world in which a section is allowed but none of its entries shows. */
export function orphanOf(
  { rule, entries, trees }: PlacedSection,
  { rules: { find } }: CheckContext,
): Witness | undefined {
  const seen = entries.map((entry) => entry.rules)
  // If nobody sees any entry, another check reports the section as empty.
  const shown = trees.filter((tree) =>
    seen.some((own) => find({ all: [tree.rule, ...own], none: [] })),
  )
  const worlds = shown.map((tree) => rule && find({ all: [tree.rule, rule], none: seen }))
  return worlds.find((world) => world !== undefined)
}
