import type { Gap } from '../../check/errors/gapsOf'
import { seeAlso, type PlacedProblem } from '../../problems/placeProblems'

/** What a check has found, for one of the printers. */
export interface Report {
  readonly problems: readonly PlacedProblem[]
  /** Whether every check has run. */
  readonly isWhole: boolean
  /** Replies that only the default of errors.yaml catches, when they were asked for. */
  readonly gaps?: readonly Gap[] | undefined
  readonly files: ReadonlyMap<string, string>
}

export type Format = (report: Report, look: { readonly isColoured: boolean }) => string

/** The same message, suggestion and other places, for whoever shows one text. */
export function wholeMessage({ message, suggestion, related }: PlacedProblem): string {
  return [
    message,
    ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`]),
    ...related.map(seeAlso),
  ].join('\n')
}
