import type { Spot } from '../problems/problem'
import type {
  CallEntry,
  Manifest,
  MenuEntry,
  RouteEntry,
  SectionBody,
  TreeEntry,
} from '../read/manifest'
import { isForMembers } from '../read/isForMembers'
import type { RuleBook } from '../resolve/ruleBook'
import type { Rule } from '../resolve/rule'

/**
 * What the access checks work on: the manifest with references resolved and every predicate
 * compiled once.
 */
export interface CheckContext {
  readonly manifest: Manifest
  readonly rules: RuleBook
  readonly routes: ReadonlyMap<string, PlacedRoute>
  readonly calls: ReadonlyMap<string, PlacedCall>
  readonly trees: readonly PlacedTree[]
  /** Each section body once, even if several trees show it. */
  readonly sections: readonly PlacedSection[]
}

export interface PlacedRoute {
  readonly route: RouteEntry
  readonly rule: Rule
  readonly spot: Spot
}

export interface PlacedCall {
  readonly call: CallEntry
  /** Who may make the call; absent if not declared, which another check reports. */
  readonly rule: Rule | undefined
  readonly spot: Spot
}

export interface PlacedTree {
  readonly tree: TreeEntry
  readonly rule: Rule
  readonly spot: Spot
  /** The sections of the tree, each with the place that names it. */
  readonly shows: readonly { readonly section: PlacedSection; readonly spot: Spot }[]
}

export interface PlacedSection {
  readonly section: SectionBody
  readonly spot: Spot
  readonly rule: Rule | undefined
  readonly entries: readonly PlacedEntry[]
  /** The trees that show it: its own, and those with a section that is `same` as this one. */
  readonly trees: readonly PlacedTree[]
}

export interface PlacedEntry {
  readonly entry: MenuEntry
  readonly spot: Spot
  readonly route: PlacedRoute | undefined
  /** Its own access. */
  readonly rule: Rule | undefined
  /** The rules besides the tree's: the route's, the section's and its own. */
  readonly rules: readonly Rule[]
}

/** The call needs no session. */
export const isOpen = (call: CallEntry) => !isForMembers(call)

/** The rules that must all hold for somebody to see both entries of a tree at once. */
export const rulesTogether = (tree: PlacedTree, ...entries: readonly PlacedEntry[]): Rule[] => [
  ...new Set([tree.rule, ...entries.flatMap(({ rules }) => rules)]),
]
