import { placeProblems } from '../problems/placeProblems'
import { printProblem } from '../problems/printProblem'
import type { Problem } from '../problems/problem'
import { tableFolder } from './readTables'

/** Mistakes in QA's tables as mistakes in the manifest are told: place, sentence, likely fix, the lines around it. */
export function printTableProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
): string {
  const shown = new Map([...files].map(([file, text]) => [`${tableFolder}/${file}`, text]))
  return placeProblems(problems, files)
    .map((found) => printProblem({ ...found, file: inFolder(found.file) }, shown))
    .join('\n\n')
}

const inFolder = (file: string) => file.replace(/^manifest\//, `${tableFolder}/`)
