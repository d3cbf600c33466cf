import { nearest } from '../../problems/nearest'
import type { Problem, Spot } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { BadgeEntry } from '../../read/manifest'
import type { Rule } from '../../resolve/rule'
import type { CheckContext, PlacedCall, PlacedSection } from '../checkContext'
import { propertiesOf } from '../propertiesOf'

/**
 * A badge with the rules of those who see it: an entry's own, or those of each entry of a section.
 */
interface PlacedBadge {
  readonly badge: BadgeEntry | undefined
  readonly spot: Spot
  readonly seenBy: readonly (readonly Rule[])[]
}

/** A badge counts an integer field of a call's reply, and whoever sees it may make the call. */
export function ensureBadgesCount(checkContext: CheckContext): Problem[] {
  return checkContext.sections.flatMap((placed) =>
    badgesOf(placed).flatMap(({ badge, ...seen }) => {
      if (!badge || badge.sum !== undefined) return []
      const asked = checkContext.calls.get(badge.call)
      if (!asked) return []
      const wrong = fieldProblems(badge.field, seen.spot, asked, checkContext)
      return wrong.length > 0 ? wrong : callProblems(seen, placed, asked, checkContext)
    }),
  )
}

function badgesOf({ section, spot, entries }: PlacedSection): PlacedBadge[] {
  return [
    {
      badge: section.badge,
      spot: within(spot, 'badge'),
      seenBy: entries.map(({ rules }) => rules),
    },
    ...entries.map(({ entry, spot: at, rules }) => ({
      badge: entry.badge,
      spot: within(at, 'badge'),
      seenBy: [rules],
    })),
  ]
}

function fieldProblems(
  field: string,
  spot: Spot,
  { call }: PlacedCall,
  { manifest }: CheckContext,
): Problem[] {
  const fields = propertiesOf(call.response, manifest)
  const countable = Object.keys(fields).filter((name) =>
    [fields[name]!.type].flat().includes('integer'),
  )
  if (countable.includes(field)) return []
  const message = fields[field]
    ? `${call.id} answers ${field}, but that is no whole number.`
    : `${call.id} answers no field ${field}.`
  const suggestion = nearest(field, countable)
  return [problemAt('BADGE-FIELD', within(spot, 'field'), message, { suggestion })]
}

function callProblems(
  { spot, seenBy }: Omit<PlacedBadge, 'badge'>,
  { trees }: PlacedSection,
  { call, rule }: PlacedCall,
  { rules }: CheckContext,
): Problem[] {
  if (!rule) return []
  for (const tree of trees)
    for (const own of seenBy) {
      const world = rules.find({ all: [tree.rule, ...own], none: [[rule]] })
      if (!world) continue
      const message = `${rules.describe(world)} sees this badge but may not make its call ${call.id}.`
      return [problemAt('CALL-ACCESS', within(spot, 'call'), message)]
    }
  return []
}
