import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import type { Ground, PlacedEntry, PlacedSection, PlacedTree } from '../ground'
import { halvesOf, whoseFault } from './whoseFault'

/** Somebody sees each section in each tree that shows it, and each entry in one of them. */
export function ensureEverythingIsSeen(ground: Ground): Problem[] {
  return [
    ...ground.trees.flatMap((tree) =>
      tree.shows.flatMap(({ section, spot }) => {
        const [first] = section.entries
        if (!first || hasUnknown(section)) return []
        if (section.entries.some((entry) => isSeen(entry, tree, ground))) return []
        const { words, related } = whoseFault(halvesOf(first, section, tree), ground.rules)
        const why = section.entries.length > 1 ? `of its first entry, ${words}` : words
        const message = `Nobody ever sees the section ${section.section.id} in the tree ${tree.tree.id}: ${why}.`
        return problemAt('NAV-EMPTY', within(spot, 'id'), message, { related })
      }),
    ),
    ...ground.sections.flatMap((section) => {
      const [tree] = section.trees
      const unseen = section.entries.filter(
        (entry) => isKnown(entry) && !section.trees.some((each) => isSeen(entry, each, ground)),
      )
      if (!tree || unseen.length === section.entries.length) return []
      return unseen.map((entry) => {
        const { words, related } = whoseFault(halvesOf(entry, section, tree), ground.rules)
        return problemAt('NAV-NEVER', entry.spot, `Nobody ever sees this entry: ${words}.`, {
          related,
        })
      })
    }),
  ]
}

const isSeen = ({ rules }: PlacedEntry, tree: PlacedTree, { rules: { find } }: Ground) =>
  find({ all: [tree.rule, ...rules], none: [] }) !== undefined

/** Entries of routes that do not exist are told elsewhere. */
const isKnown = ({ entry, route }: PlacedEntry) => entry.route === undefined || route !== undefined
const hasUnknown = ({ entries }: PlacedSection) => !entries.every(isKnown)
