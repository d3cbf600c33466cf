import type { Control, Tree } from '../../generated/facts/navigation'
import type { AccessChange } from '../questions/diff'
import type { Explanation } from '../questions/explain'
import type { ActionEntry, BadgeEntry, Predicate, WhenEntry } from '../read/manifest'

/**
 * What the workbench's page and its local server say to each other. Everything is addressed by id, never by position:
 * a subject is `route users.list`, `entry normal/audience/users.list`, `section normal/audience`, `call listClips`,
 * `control quickRecord`, `predicate creators` or `rule unauthorized`.
 */
export type SubjectName = string

/** One change to the manifest. It is made in the YAML text, whose comments and order stay. */
export type Edit =
  | {
      readonly do: 'setWords'
      readonly language: string
      readonly key: string
      readonly words: string
    }
  /** null takes an entry's or a section's own narrowing away. */
  | { readonly do: 'setAccess'; readonly of: SubjectName; readonly access: Predicate | null }
  /** An entry or a section, before another of its kind; null: last. An entry may move to another section. */
  | {
      readonly do: 'move'
      readonly of: SubjectName
      readonly into?: SubjectName
      readonly before: SubjectName | null
    }
  | { readonly do: 'setBadge'; readonly of: SubjectName; readonly badge: BadgeEntry | null }
  | {
      readonly do: 'addFlag'
      readonly id: string
      readonly default: boolean
      readonly meaning: string
    }
  | {
      readonly do: 'setRule'
      readonly of: SubjectName
      readonly when: WhenEntry
      readonly then: readonly ActionEntry[]
    }

/** A problem as it is shown: placed, worded, with the lines around it. */
export interface ToldProblem {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly suggestion?: string
  /** `manifest/navigation.yaml:15:67`. */
  readonly place: string
  readonly frame: string
}

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
  readonly screen: boolean
  readonly unlisted?: string
  /** Rows of QA's tables that sign it. */
  readonly tests: readonly string[]
}

export interface CallRow extends RowPlace {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly feature: string
  readonly meaning: string
  readonly access: Predicate
  readonly usedBy: readonly string[]
  readonly tests: readonly string[]
}

export interface RuleRow extends RowPlace {
  readonly id: string
  readonly from: string
  readonly meaning?: string
  readonly when: WhenEntry
  readonly then: readonly ActionEntry[]
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
  readonly predicates: readonly string[]
  /** Calls with the whole-number fields a badge may count. */
  readonly countable: Readonly<Record<string, readonly string[]>>
  /** Cells of the matrix that no table signs. */
  readonly unsigned: readonly string[]
}

export interface State {
  /** Changes with every byte of the folder. */
  readonly revision: string
  /** Absent while the folder on disk has an error; the page keeps the last it had. */
  readonly tables?: Tables
  readonly problems: readonly ToldProblem[]
  /** What undo and redo would take back or repeat, in words. */
  readonly undo?: string
  readonly redo?: string
}

export interface FileDiff {
  readonly file: string
  /** Lines of a unified diff, without its head. */
  readonly lines: readonly string[]
}

export interface Preview {
  readonly problems: readonly ToldProblem[]
  readonly changes: readonly AccessChange[]
  readonly files: readonly FileDiff[]
  /** Absent when the edits break the manifest. */
  readonly tables?: Tables
}

/** Bits, as in the generated facts. */
export interface Lens {
  readonly roles: readonly string[]
  readonly flags: readonly string[]
  readonly facts: Readonly<Record<string, string>>
}

/**
 * GET  /workbench/state                                 State
 * POST /workbench/preview {revision, edits}             Preview (409 when the folder has changed since)
 * POST /workbench/explain {revision, edits, of, lens}   Explanation
 * POST /workbench/save    {revision, edits}             State (409 stale, 422 {problems} when the edits break it)
 * POST /workbench/undo, /workbench/redo {revision}      State (409 when the folder has changed since)
 * An event `manifest` on the dev server's socket says that the folder has changed.
 */
export interface WorkbenchApi {
  state(): State
  preview(edits: readonly Edit[]): Preview
  explain(edits: readonly Edit[], of: SubjectName, lens: Lens): Explanation
  save(edits: readonly Edit[]): State
  undo(): State
  redo(): State
}
