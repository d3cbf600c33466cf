import type { ActionEntry, Approval, BadgeEntry, Predicate, WhenEntry } from '../read/manifest'
import type { Position } from '../read/overlay'
import type { SetScreen } from './screenChanges'

/**
 * What an edit is about, by id and never by position: `route users.list`, `entry normal/audience/users.list`,
 * `section normal/audience`, `call listClips`, `control quickRecord`, `predicate creators`, `rule unauthorized` or `screen contacts`.
 */
export type SubjectName = string

/**
 * One change to the manifest. It is made in the YAML text, keeping comments and order. Each edit
 * names subjects as the previous edits have left them: a moved entry has the name of its new
 * section.
 */
export type Edit = Change & {
  /** For the customers of this overlay alone, in its file; absent: for everybody. */
  readonly overlay?: string | undefined
}

type Change =
  | SetScreen
  | {
      readonly do: 'setWords'
      readonly language: string
      readonly key: string
      readonly words: string
    }
  /** Of a route, call, control, entry, section or predicate. null takes an entry's or a section's own narrowing away. */
  | { readonly do: 'setAccess'; readonly of: SubjectName; readonly access: Predicate | null }
  /** An entry, a section or an error rule, before another of its kind; null: last. An entry may move to another section. */
  | {
      readonly do: 'move'
      readonly of: SubjectName
      readonly into?: SubjectName
      readonly before: SubjectName | null
    }
  /** The order in an overlay: beside another of its section or tree. */
  | { readonly do: 'reorder'; readonly of: SubjectName; readonly position: Position }
  /** Whether an overlay leaves an entry or a section out; its routes stay open. */
  | { readonly do: 'setHidden'; readonly of: SubjectName; readonly hidden: boolean }
  /** Of an entry or a section. */
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
      /** Rules after it that it wins over on purpose; none: it says nothing of others; absent: as it was. */
      readonly overrides?: readonly string[] | undefined
    }
  /** A line under approvals: somebody agrees that a thing opens to more people. */
  | { readonly do: 'approve'; readonly approval: Approval }
