import { placeProblems, seeAlso, type PlacedProblem } from './placeProblems'
import type { Problem } from './problem'

/** Functions that colour the parts of a problem; without colours they return the text unchanged. */
export interface Paint {
  place(text: string): string
  error(text: string): string
  warning(text: string): string
  quiet(text: string): string
}

const same = (text: string) => text
export const plain: Paint = { place: same, error: same, warning: same, quiet: same }

/** All problems in the order of the files and places, how many there are, and whether more may follow. */
export function printProblems(
  { problems, isWhole }: { readonly problems: readonly Problem[]; readonly isWhole: boolean },
  files: ReadonlyMap<string, string>,
): string {
  const placed = placeProblems(problems, files)
  const isWritten = placed.every(({ severity }) => severity === 'warning')
  const end = isWritten ? `${summary(placed)}.` : `${summary(placed)}; nothing was written.`
  return [...placed.map((found) => printProblem(found, files)), end + remark(isWhole)].join('\n\n')
}

/** `file:line:col CODE sentence`, the suggestion, and three lines of the file with the place marked. */
export function printProblem(
  { file, line, column, width, code, severity, message, suggestion, related }: PlacedProblem,
  files: ReadonlyMap<string, string>,
  paint: Paint = plain,
): string {
  const reported = severity === 'error' ? paint.error(code) : `${paint.warning(code)} warning:`
  const text = files.get(file.replace(/^manifest\//, '')) ?? ''
  return [
    `${paint.place(`${file}:${line}:${column}`)} ${reported} ${message}`,
    ...(suggestion === undefined ? [] : [`  Did you mean ${suggestion}?`]),
    ...codeFrame(text, line, column, width).map(paint.quiet),
    ...related.map((other) => `  ${seeAlso(other)}`),
  ].join('\n')
}

/** Follows the number of problems if some checks have not run yet. */
export const remark = (isWhole: boolean) =>
  isWhole ? '' : ' More is checked once these are fixed.'

export function summary(problems: readonly PlacedProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const counts = [
    errors > 0 && counted(errors, 'mistake'),
    warnings > 0 && counted(warnings, 'warning'),
  ].filter(Boolean)
  return `${counts.length === 0 ? 'No mistake' : counts.join(' and ')} in the manifest`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Three lines of the file, the middle one with the place marked under it. */
export function codeFrame(text: string, line: number, column: number, width: number): string[] {
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
