import type { Rule } from '../../generated/facts/access'
import type { Control, Tree } from '../../generated/facts/navigation'
import type { SubjectName } from '../edit/edit'
import type { ActionEntry, BadgeEntry, Predicate, WhenEntry } from '../read/manifest'
import type { Position } from '../read/overlay'
import type { ScreenEntry } from '../read/screenEntry'
import type { screenFacts } from '../resolve/screens/screenFacts'

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
  /** The route of the list of which it opens a row. */
  readonly rowOf?: string
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

export interface ScreenRow extends RowPlace {
  readonly id: string
  readonly feature: string
  /** `route audience.contacts`; of a screen without one, its list: `call listMoods`. */
  readonly opens: SubjectName
  readonly rule: Rule
  /** As YAML says it. */
  readonly block: ScreenEntry
  /** What comes of the block and the schemas of its calls. */
  readonly drawn: Pick<
    ReturnType<typeof screenFacts>,
    | 'fields'
    | 'columns'
    | 'moreColumns'
    | 'sorts'
    | 'filters'
    | 'card'
    | 'views'
    | 'groups'
    | 'actions'
    | 'isPage'
  >
  /** The keys of its texts. */
  readonly words: readonly string[]
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

/** What the customers of an overlay have. */
export interface Tenant extends RowPlace {
  /** Of its file: `harbour` is `manifest/overlays/harbour.yaml`. */
  readonly name: string
  readonly meaning: string
  /** Where the overlay speaks of a subject. */
  readonly changed: Readonly<Record<SubjectName, string>>
  readonly hidden: readonly SubjectName[]
  /** Where it puts entries and sections. */
  readonly reorder: Readonly<Record<SubjectName, Position>>
  /** Keys of the texts it says otherwise. */
  readonly words: readonly string[]
  readonly tables: Pick<Tables, 'navigation' | 'outline' | 'routes' | 'calls' | 'words'>
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
  readonly screens: readonly ScreenRow[]
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
  readonly tenants: readonly Tenant[]
  /** Subjects that no row of QA's tables signs. */
  readonly unsigned: readonly string[]
}
