import type { ReportedProblem } from '../../../codegen/workbench/protocol'

/** What the development server tells the pages that follow its manifest, and what a page says when it begins. */
export interface FactsMessage {
  readonly revision: number
  /** Generated modules to take over, each after those it imports: the path under generated/ and the address. */
  readonly modules: readonly { readonly path: string; readonly url: string }[]
  /** Some text reads otherwise, in whatever language. */
  readonly areWordsNew: boolean
  /** What a running page cannot take over. */
  readonly isReloadNeeded: boolean
}

export interface ProblemsMessage {
  /** Mistakes only; none when the manifest holds. */
  readonly problems: readonly ReportedProblem[]
}

export interface HelloMessage {
  /** Which manifest the page was drawn from. */
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
