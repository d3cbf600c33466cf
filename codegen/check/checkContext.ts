import type { Spot } from '../problems/problem'
import type {
  CallEntry,
  Manifest,
  MenuEntry,
  RouteEntry,
  SectionBody,
  TreeEntry,
} from '../read/manifest'
import type { RuleBook } from '../resolve/ruleBook'
import type { Rule } from '../resolve/rule'

/** What the laws of access stand on: the manifest with its references followed and every predicate compiled once. */
export interface CheckContext {
  readonly manifest: Manifest
  readonly rules: RuleBook
  readonly routes: ReadonlyMap<string, PlacedRoute>
  readonly calls: ReadonlyMap<string, PlacedCall>
  readonly trees: readonly PlacedTree[]
  /** Each body once, however many trees show it. */
  readonly sections: readonly PlacedSection[]
}

export interface PlacedRoute {
  readonly route: RouteEntry
  readonly rule: Rule
  readonly spot: Spot
}

export interface PlacedCall {
  readonly call: CallEntry
  /** Who may make it; absent where that is not said, which has a law of its own. */
  readonly rule: Rule | undefined
  readonly spot: Spot
}

export interface PlacedTree {
  readonly tree: TreeEntry
  readonly rule: Rule
  readonly spot: Spot
  /** Sections with the place where this tree names them. */
  readonly shows: readonly { readonly section: PlacedSection; readonly spot: Spot }[]
}

export interface PlacedSection {
  readonly section: SectionBody
  readonly spot: Spot
  readonly rule: Rule | undefined
  readonly entries: readonly PlacedEntry[]
  /** The trees that show it, its own and those with a section that is the same as this. */
  readonly trees: readonly PlacedTree[]
}

export interface PlacedEntry {
  readonly entry: MenuEntry
  readonly spot: Spot
  readonly route: PlacedRoute | undefined
  /** Its own access. */
  readonly rule: Rule | undefined
  /** All that must hold besides the tree's: the route's, the section's and its own. */
  readonly rules: readonly Rule[]
}

/** Made without a session. */
export const isOpen = ({ auth }: CallEntry) => auth === 'none'

/** What must hold for somebody to see both entries of a tree at once. */
export const rulesTogether = (tree: PlacedTree, ...entries: readonly PlacedEntry[]): Rule[] => [
  ...new Set([tree.rule, ...entries.flatMap(({ rules }) => rules)]),
]
