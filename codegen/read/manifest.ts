import type { FeatureFile } from './featureFile'
import type { MailFile } from './mailFile'
import type { Overlay } from './overlay'
import type { PlacedText } from './text'

export type {
  Auth,
  CallEntry,
  DataEntry,
  EntityEntry,
  FeatureFile,
  RouteEntry,
  RowScope,
  SchemaEntry,
} from './featureFile'
export type { PlacedText, Words } from './text'

/** The manifest as it stands in YAML, after its files have been found to have the right shapes. */
export interface Manifest {
  readonly app: AppFile
  readonly roles: RolesFile
  readonly flags: FlagsFile
  readonly access: AccessFile
  readonly navigation: NavigationFile
  readonly errors: ErrorsFile
  /** Absent where no letters are written. */
  readonly mail?: MailFile
  /** By file name, in order of the file names. */
  readonly texts: readonly PlacedText[]
  readonly features: readonly (FeatureFile & { readonly file: string; readonly name: string })[]
  /** White label, by file name. */
  readonly overlays: readonly Overlay[]
}

export interface Sourced {
  readonly from: string
  readonly meaning?: string
  /** Why it stays although nothing uses it. */
  readonly unused?: string
}

export interface AppFile {
  readonly constants: Readonly<
    Record<string, Sourced & { value: number; unit: string; meaning: string }>
  >
  readonly links: Readonly<Record<string, Sourced & { url: string; meaning: string }>>
  readonly languages: {
    readonly default: string
    readonly fallback: string
    readonly offered: Readonly<Record<string, string>>
  }
  readonly backgroundUpload?: Sourced & { path: string; hosts: readonly string[] }
  readonly headers: {
    readonly all: Readonly<Record<string, string>>
    readonly refresh: Readonly<Record<string, string>>
  }
}

export interface RolesFile {
  readonly personas: Readonly<Record<string, Sourced & { landing: string; profile: string }>>
  readonly roles: Readonly<
    Record<
      string,
      Sourced & {
        idSuffix: string
        persona: string
        exclusive?: boolean
        gives?: readonly string[]
        title: string
      }
    >
  >
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly landing: readonly string[]
}

export interface FlagsFile {
  readonly flags: Readonly<Record<string, Sourced & { default: boolean; meaning: string }>>
}

export interface AccessFile {
  readonly facts: Readonly<Record<string, Sourced & { values: readonly string[]; meaning: string }>>
  readonly predicates: Readonly<Record<string, Sourced & { meaning: string; when: Predicate }>>
  readonly approvals?: readonly Approval[]
}

/** Somebody has agreed that a thing opens to more people than before. */
export interface Approval {
  /** `route users.list`, `entry normal/audience/users.list`, `call listClips`. */
  readonly widens: string
  readonly for: readonly string[]
  readonly by: string
  /** Day, YYYY-MM-DD. */
  readonly on: string
  readonly because: string
}

/** `public`, `$name`, one clause, or clauses of which one must hold. */
export type Predicate = string | ClauseEntry | readonly ClauseEntry[]

export interface ClauseEntry {
  readonly roles?: readonly string[]
  readonly flags?: Readonly<Record<string, boolean>>
  readonly facts?: Readonly<Record<string, string>>
}

export interface NavigationFile {
  readonly controls: Readonly<Record<string, ControlEntry>>
  readonly trees: readonly TreeEntry[]
}

/** Something the shell offers outside the trees: it leads to a route or does something. */
export interface ControlEntry extends Sourced {
  readonly meaning: string
  readonly route?: string
  readonly action?: string
  readonly access: Predicate
}

export interface TreeEntry extends Sourced {
  readonly id: string
  readonly persona: string
  readonly viewports: readonly string[]
  readonly headings?: readonly { readonly routes: readonly string[]; readonly text: string }[]
  readonly sections: readonly SectionEntry[]
}

export type SectionEntry = { readonly id: string; readonly sameAs: string } | SectionBody

export interface SectionBody {
  readonly id: string
  readonly sameAs?: undefined
  readonly title: string
  readonly shortTitle?: string
  readonly icon: string
  readonly access?: Predicate
  readonly whenSingle?: 'direct'
  readonly badge?: BadgeEntry
  readonly entries: readonly MenuEntry[]
}

export interface MenuEntry {
  readonly id?: string
  readonly route?: string
  readonly link?: string
  readonly action?: string
  readonly label?: string
  readonly icon?: string
  readonly access?: Predicate
  readonly params?: Readonly<Record<string, string>>
  readonly badge?: BadgeEntry
}

export type BadgeEntry =
  | { readonly sum: 'entries' }
  | {
      readonly sum?: undefined
      readonly call: string
      readonly field: string
      readonly hideAt?: number
      readonly cap?: number
    }

export interface ErrorsFile {
  readonly endings: Readonly<
    Record<string, Sourced & { goto: string; keepLastPath: boolean; keepFilters?: boolean }>
  >
  readonly toldByScreens?: readonly string[]
  readonly rules: readonly (Sourced & {
    readonly id: string
    /** Rules after this one that would do something else with some of the same replies. */
    readonly overrides?: readonly string[]
    readonly when: WhenEntry
    readonly then: readonly ActionEntry[]
  })[]
  readonly default: readonly ActionEntry[]
  readonly failures: Readonly<
    Record<string, Sourced & { signal: 'http' | 'envelope'; status?: number; text: string }>
  >
}

export interface WhenEntry {
  readonly call?: string | readonly string[]
  readonly status?: number | readonly number[]
  readonly outcome?: readonly string[]
  readonly reason?: readonly string[]
  readonly message?: {
    readonly equals?: readonly string[]
    readonly prefix?: readonly string[]
    readonly contains?: readonly string[]
  }
  readonly refreshTokenStored?: boolean
}

export type ActionEntry = string | Readonly<Record<string, unknown>>
