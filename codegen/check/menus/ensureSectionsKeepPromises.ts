import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { Witness } from '../../resolve/findWorld'
import type { CheckContext, PlacedSection } from '../checkContext'

/** Whom a section's own access lets in sees one of its entries: otherwise the promise is of nothing. */
export function ensureSectionsKeepPromises(checkContext: CheckContext): Problem[] {
  return checkContext.sections.flatMap((placed) => {
    const world = orphanOf(placed, checkContext)
    if (!world) return []
    const message = `This promises the section ${placed.section.id} to ${checkContext.rules.describe(world)}, for whom it has no entry; narrow it, or leave it out: a section shows whenever one of its entries does.`
    return problemAt('NAV-ORPHAN', within(placed.spot, 'access'), message)
  })
}

/** The smallest world for which a section is meant and in which none of its entries shows. */
export function orphanOf(
  { rule, entries, trees }: PlacedSection,
  { rules: { find } }: CheckContext,
): Witness | undefined {
  const seen = entries.map((entry) => entry.rules)
  // Where nobody sees any entry, the section is empty rather than an orphan.
  const shown = trees.filter((tree) =>
    seen.some((own) => find({ all: [tree.rule, ...own], none: [] })),
  )
  const worlds = shown.map((tree) => rule && find({ all: [tree.rule, rule], none: seen }))
  return worlds.find((world) => world !== undefined)
}
