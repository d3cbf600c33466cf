import { severityOf } from './codes'
import { locate } from './locate'
import type { Problem } from './problem'

/** `file:line:col CODE sentence`, the suggestion, and three lines of the file with the place marked. */
export function printProblem(problem: Problem, files: ReadonlyMap<string, string>): string {
  const text = files.get(problem.file) ?? ''
  const { line, column, width } = locate(problem, text)
  const head = `manifest/${problem.file}:${line}:${column} ${problem.code} ${problem.message}`
  const hint = problem.suggestion === undefined ? [] : [`  Did you mean ${problem.suggestion}?`]
  const related = (problem.related ?? []).map(({ message, ...spot }) => {
    const place = locate({ ...problem, ...spot }, files.get(spot.file) ?? '')
    return `  See manifest/${spot.file}:${place.line}:${place.column} ${message}`
  })
  return [head, ...hint, ...codeFrame(text, line, column, width), ...related].join('\n')
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
  return [...placed.map(({ problem }) => printProblem(problem, files)), summary(problems)].join(
    '\n\n',
  )
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ code }) => severityOf(code) === 'error').length
  const warnings = problems.length - errors
  const counts = [
    errors > 0 && counted(errors, 'mistake'),
    warnings > 0 && counted(warnings, 'warning'),
  ]
  const told = `${counts.filter(Boolean).join(' and ')} in the manifest`
  return errors > 0 ? `${told}; nothing was written.` : `${told}.`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

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
