import type { Rule } from '../../generated/facts/access'
import type { Control, Tree } from '../../generated/facts/navigation'
import type { SubjectName } from '../edit/edit'
import type { ActionEntry, BadgeEntry, Predicate, WhenEntry } from '../read/manifest'

export interface RowPlace {
  /** `manifest/features/footage.yaml:12:5`. */
  readonly place: string
}

export interface RouteRow extends RowPlace {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly feature: string
  readonly access: Predicate
  /** The same in numbers, to be asked about the lens. */
  readonly rule: Rule
  readonly screen: boolean
  readonly unlisted?: string
  /** Rows of QA's tables that sign it: `tests/visibility/pages.yaml:58:1`. */
  readonly tests: readonly string[]
}

export interface CallRow extends RowPlace {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly feature: string
  readonly meaning: string
  readonly access: Predicate
  readonly rule: Rule
  readonly usedBy: readonly string[]
  readonly tests: readonly string[]
}

export interface RuleRow extends RowPlace {
  readonly id: string
  readonly from: string
  readonly meaning?: string
  readonly when: WhenEntry
  readonly then: readonly ActionEntry[]
  /** Rules after it that it wins over on purpose. */
  readonly overrides: readonly string[]
  readonly tests: readonly string[]
}

/** An entry of a tree as the outline lists it: also those that nobody in the lens sees. */
export interface OutlineEntry extends RowPlace {
  /** `entry normal/audience/users.list`. */
  readonly subject: SubjectName
  readonly labelKey: string
  readonly access: Predicate | null
  readonly badge: BadgeEntry | null
}

export interface OutlineSection extends RowPlace {
  readonly subject: SubjectName
  readonly titleKey: string
  readonly access: Predicate | null
  readonly badge: BadgeEntry | null
  /** Set when its entries are those of another section. */
  readonly sameAs?: string
  readonly entries: readonly OutlineEntry[]
}

export interface OutlineTree extends RowPlace {
  readonly id: string
  readonly sections: readonly OutlineSection[]
}

/** The manifest as the page shows it, before or with the edits. */
export interface Tables {
  /** What the shell draws, in the form of the generated facts. */
  readonly navigation: {
    readonly trees: readonly Tree[]
    readonly controls: Readonly<Record<string, Control>>
  }
  readonly outline: readonly OutlineTree[]
  readonly routes: readonly RouteRow[]
  readonly calls: readonly CallRow[]
  readonly rules: readonly RuleRow[]
  /** By language, then by key. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly roles: readonly {
    readonly id: string
    readonly bit: number
    readonly exclusive: boolean
    readonly title: string
  }[]
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly flags: readonly {
    readonly id: string
    readonly bit: number
    readonly default: boolean
    readonly meaning: string
  }[]
  readonly facts: readonly {
    readonly id: string
    readonly values: readonly { readonly id: string; readonly bit: number }[]
  }[]
  /** Those with a name, written out. */
  readonly predicates: Readonly<Record<string, Predicate>>
  /** Calls with the whole-number fields a badge may count. */
  readonly countable: Readonly<Record<string, readonly string[]>>
  /** Subjects that no row of QA's tables signs. */
  readonly unsigned: readonly string[]
}
