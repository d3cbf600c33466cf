import type { ReportedProblem } from '../../../codegen/workbench/protocol'

/**
 * Messages from the development server to pages that follow the manifest, and a page's first
 * message.
 */
export interface FactsMessage {
  readonly revision: number
  /** Generated modules to apply, each after those it imports: path under generated/ and URL. */
  readonly modules: readonly { readonly path: string; readonly url: string }[]
  /** Some text has changed, in any language. */
  readonly areWordsNew: boolean
  /** The change cannot be applied to a running page. */
  readonly isReloadNeeded: boolean
}

export interface ProblemsMessage {
  /** Errors only; empty if the manifest is valid. */
  readonly problems: readonly ReportedProblem[]
}

export interface HelloMessage {
  /** The manifest revision the page was rendered from. */
  readonly revision: number
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'manifest:facts': FactsMessage
    'manifest:problems': ProblemsMessage
    'manifest:hello': HelloMessage
  }
}

/** The name of the meta element that carries the revision. */
export const revisionMeta = 'manifest-revision'
