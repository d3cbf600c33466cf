// Generated from manifest/overlays/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { Rule } from './access'
import type { LanguageId } from './app'
import type { Control, ControlId, Tree } from './navigation'
import type { RouteId } from './routes'

/** What the customers of one overlay see. */
export interface Overlay {
  readonly trees: readonly Tree[]
  readonly controls: Readonly<Record<ControlId, Control>>
  /** Of the routes that are guarded otherwise. */
  readonly routes: Readonly<Partial<Record<RouteId, Rule>>>
  /** Texts that read otherwise, by key. */
  readonly words: Readonly<Record<LanguageId, Readonly<Record<string, string>>>>
  /** Custom properties of the page, in place of those of the theme. */
  readonly colours: Readonly<Record<string, string>>
  /** Address of the picture. */
  readonly logo: string | null
}
