import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { CheckContext, PlacedEntry, PlacedSection, PlacedTree } from '../checkContext'
import { halvesOf, findFaultyHalf } from './findFaultyHalf'

/**
 * Every section is visible to somebody in each tree that has it, and every entry in one of them.
 */
export function ensureEverythingIsSeen(checkContext: CheckContext): Problem[] {
  return [
    ...checkContext.trees.flatMap((tree) =>
      tree.shows.flatMap(({ section, spot }) => {
        const [first] = section.entries
        if (!first || hasUnknown(section)) return []
        if (section.entries.some((entry) => isSeen(entry, tree, checkContext))) return []
        const { words, related } = findFaultyHalf(
          halvesOf(first, section, tree),
          checkContext.rules,
        )
        const why = section.entries.length > 1 ? `of its first entry, ${words}` : words
        const message = `Nobody ever sees the section ${section.section.id} in the tree ${tree.tree.id}: ${why}.`
        return problemAt('NAV-EMPTY', within(spot, 'id'), message, { related })
      }),
    ),
    ...checkContext.sections.flatMap((section) => {
      const [tree] = section.trees
      const unseen = section.entries.filter(
        (entry) =>
          isKnown(entry) && !section.trees.some((each) => isSeen(entry, each, checkContext)),
      )
      if (!tree || unseen.length === section.entries.length) return []
      return unseen.map((entry) => {
        const { words, related } = findFaultyHalf(
          halvesOf(entry, section, tree),
          checkContext.rules,
        )
        return problemAt('NAV-NEVER', entry.spot, `Nobody ever sees this entry: ${words}.`, {
          related,
        })
      })
    }),
  ]
}

const isSeen = ({ rules }: PlacedEntry, tree: PlacedTree, { rules: { find } }: CheckContext) =>
  find({ all: [tree.rule, ...rules], none: [] }) !== undefined

/** Entries whose route does not exist are reported by another check. */
const isKnown = ({ entry, route }: PlacedEntry) => entry.route === undefined || route !== undefined
const hasUnknown = ({ entries }: PlacedSection) => !entries.every(isKnown)
