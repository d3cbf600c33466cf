import { plain, printProblem, remark, summary, type Paint } from '../../problems/printProblem'
import type { Format } from './format'

const coloured: Paint = {
  place: (text) => `\u001b[1m${text}\u001b[22m`,
  error: (text) => `\u001b[31m${text}\u001b[39m`,
  warning: (text) => `\u001b[33m${text}\u001b[39m`,
  quiet: (text) => `\u001b[2m${text}\u001b[22m`,
}

/** For people: every problem with its lines, what each code is told for, gaps, and how many there are. */
export const formatPretty: Format = ({ problems, isWhole, gaps, files }, { isColoured }) => {
  const paint = isColoured ? coloured : plain
  const helps = new Map(problems.map(({ code, help }) => [code, help]))
  return [
    ...problems.map((found) => printProblem(found, files, paint)),
    ...(helps.size === 0
      ? []
      : [[...helps].map(([code, help]) => paint.quiet(`${code}: ${help}`)).join('\n')]),
    ...(gaps === undefined ? [] : [gapLines(gaps)]),
    `${summary(problems)}.${remark(isWhole)}`,
  ].join('\n\n')
}

function gapLines(gaps: readonly { readonly described: string }[]): string {
  if (gaps.length === 0) return 'Every reply has an error rule; none falls to the default.'
  return ['Only the default catches:', ...gaps.map(({ described }) => `  ${described}`)].join('\n')
}
