import { placeProblems } from './placeProblems'
import { codeFrame } from './printProblem'
import type { Problem } from './problem'

/** A problem as it is shown: placed, worded, with the lines around it. */
export interface ReportedProblem {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly suggestion?: string
  /** `manifest/navigation.yaml:15:67`. */
  readonly place: string
  readonly frame: string
}

/** Problems as a page shows them, in the order of the files and their lines. */
export function reportProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
): ReportedProblem[] {
  return placeProblems(problems, files).map(
    ({ code, severity, message, suggestion, file, line, column, width }) => ({
      code,
      severity,
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
      place: `${file}:${line}:${column}`,
      frame: codeFrame(files.get(file.replace(/^manifest\//, '')) ?? '', line, column, width).join(
        '\n',
      ),
    }),
  )
}
