import type { BadgeEntry, MenuEntry, Predicate, Sourced } from './manifest'

/** manifest/overlays/<tenant>.yaml: what some customers see differently. All is named by id, as in `entry normal/create/clips.list`. */
export interface OverlayFile extends Sourced {
  readonly meaning: string
  readonly customers: readonly string[]
  /** It may open things to more people than the manifest does. */
  readonly grants?: true
  readonly brand?: BrandEntry
  /** By language, then by key. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly set?: Readonly<Record<string, SetEntry>>
  readonly access?: Readonly<Record<string, Predicate>>
  readonly add?: Readonly<Record<string, readonly AddedEntry[]>>
  readonly reorder?: Readonly<Record<string, Position>>
  readonly hide?: readonly string[]
}

export interface BrandEntry {
  readonly name?: string
  /** A file beside the overlay. */
  readonly logo?: string
  readonly accent?: { readonly light: string; readonly dark: string }
}

export interface SetEntry {
  /** Of an entry. */
  readonly label?: string
  /** Of a section. */
  readonly title?: string
  readonly shortTitle?: string
  readonly icon?: string
  readonly badge?: BadgeEntry
}

/** Beside another of its kind; last where neither is said. */
export interface Position {
  readonly before?: string
  readonly after?: string
}

export type AddedEntry = MenuEntry & Position

/** An overlay with the file it stands in. */
export interface Overlay extends OverlayFile {
  readonly file: string
  readonly name: string
}
