import { locate } from './locate'
import type { Problem } from './problem'

/** `file:line:col CODE sentence`, the suggestion, and three lines of the file with the place marked. */
export function printProblem(problem: Problem, files: ReadonlyMap<string, string>): string {
  const text = files.get(problem.file) ?? ''
  const { line, column, width } = locate(problem, text)
  const head = `manifest/${problem.file}:${line}:${column} ${problem.code} ${problem.message}`
  const hint = problem.suggestion === undefined ? [] : [`  Did you mean ${problem.suggestion}?`]
  return [head, ...hint, ...codeFrame(text, line, column, width)].join('\n')
}

/** All problems in the order of the files and places, and how many there are. */
export function printProblems(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
): string {
  const placed = problems.map((problem) => ({
    problem,
    ...locate(problem, files.get(problem.file) ?? ''),
  }))
  placed.sort(
    (a, b) =>
      compare(a.problem.file, b.problem.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(a.problem.code, b.problem.code),
  )
  const count =
    problems.length === 1
      ? '1 mistake in the manifest'
      : `${problems.length} mistakes in the manifest`
  return [
    ...placed.map(({ problem }) => printProblem(problem, files)),
    `${count}; nothing was written.`,
  ].join('\n\n')
}

function codeFrame(text: string, line: number, column: number, width: number): string[] {
  const lines = text.split('\n')
  const margin = String(line + 1).length
  const frame: string[] = []
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const shown = (lines[number - 1] ?? '').replace(/\r$/, '')
    frame.push(`  ${String(number).padStart(margin)} | ${shown}`)
    if (number === line)
      frame.push(
        `  ${' '.repeat(margin)} | ${' '.repeat(column - 1)}${'^'.repeat(Math.max(1, width))}`,
      )
  }
  return frame
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
