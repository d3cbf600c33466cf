import { load, YAMLException } from 'js-yaml'
import type { Problem } from '../problems/problem'

export type Parsed = { readonly value: unknown } | { readonly problem: Problem }

/** Reads one YAML file; a syntax error becomes a problem with its line and column. */
export function parseYaml(file: string, text: string): Parsed {
  try {
    return { value: load(text, { filename: file }) }
  } catch (error) {
    if (error instanceof YAMLException) return { problem: syntaxProblem(file, text, error) }
    throw error
  }
}

function syntaxProblem(file: string, text: string, error: YAMLException): Problem {
  const line = (error.mark?.line ?? 0) + 1
  const column = (error.mark?.column ?? 0) + 1
  const place = { file, path: [], at: 'value', line, column } as const
  const doubled = error.reason.includes('duplicated mapping key')
  if (doubled)
    return {
      ...place,
      code: 'KEY-DOUBLED',
      message: 'This key stands twice in one map; the second would hide the first.',
    }
  const tab = text.split('\n').findIndex((shown) => /^ *\t/.test(shown))
  if (tab >= 0) {
    const at = text.split('\n')[tab]!.indexOf('\t') + 1
    return {
      ...place,
      line: tab + 1,
      column: at,
      code: 'YAML-TAB',
      message: 'YAML is indented with spaces; this line begins with a tab.',
    }
  }
  return {
    ...place,
    code: 'YAML-SYNTAX',
    message: `This is not valid YAML: ${error.reason}. Look at the indentation, colons and quotes here.`,
  }
}
