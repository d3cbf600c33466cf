import type { Problem, Spot } from '../../problems/problem'
import { related, within } from '../../problems/spot'
import { listed } from '../../resolve/listed'
import type { Rule } from '../../resolve/rule'
import type { RuleBook } from '../../resolve/ruleBook'
import type { PlacedEntry, PlacedRoute, PlacedSection, PlacedTree } from '../checkContext'

/** One of the predicates that together decide who sees an entry. */
export interface Half {
  readonly words: string
  readonly rule: Rule
  readonly spot: Spot
}

export const treeHalf = ({ tree, rule, spot }: PlacedTree): Half => ({
  words: `the tree ${tree.id} (persona ${tree.persona}, screen ${tree.viewports.join(' or ')})`,
  rule,
  spot: within(spot, 'id'),
})

export const routeHalf = ({ route, rule, spot }: PlacedRoute): Half => ({
  words: `the access of the route ${route.id}`,
  rule,
  spot: within(spot, 'access'),
})

export const sectionHalf = ({ section, rule, spot }: PlacedSection): Half[] =>
  rule
    ? [{ words: `the access of the section ${section.id}`, rule, spot: within(spot, 'access') }]
    : []

export const ownHalf = ({ rule, spot }: PlacedEntry): Half[] =>
  rule ? [{ words: 'its own access', rule, spot: within(spot, 'access') }] : []

/** The predicates that decide about an entry in a tree, from the outermost to the innermost. */
export const halvesOf = (entry: PlacedEntry, section: PlacedSection, tree: PlacedTree): Half[] => [
  treeHalf(tree),
  ...(entry.route ? [routeHalf(entry.route)] : []),
  ...sectionHalf(section),
  ...ownHalf(entry),
]

/** The predicates that exclude each other: a pair if there is one, else all. */
export function findFaultyHalf(halves: readonly Half[], { find }: RuleBook) {
  const pairs = halves.flatMap((one, at) => halves.slice(at + 1).map((other) => [one, other]))
  const faulty =
    pairs.find((pair) => !find({ all: pair.map(({ rule }) => rule), none: [] })) ?? halves
  return { words: exclusion(faulty), related: placesOf(faulty) }
}

export const placesOf = (halves: readonly Half[]): NonNullable<Problem['related']> =>
  halves.map(({ words, spot }) => related(spot, `for ${words}.`))

function exclusion(halves: readonly Half[]): string {
  const words = halves.map((half) => half.words)
  return `${listed(words, 'and')} exclude ${words.length > 2 ? 'one another' : 'each other'}`
}
