import { placeProblems } from '../problems/placeProblems'
import { codeFrame } from '../problems/printProblem'
import type { Problem } from '../problems/problem'
import type { ToldProblem } from '../workbench/protocol'

/** Problems as a page shows them, in the order of the files and their lines. */
export function tellProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
): ToldProblem[] {
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
