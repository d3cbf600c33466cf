import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'
import { schemasOf } from './schemasOf'

/** Every pattern is a regular expression. */
export function ensurePatternsCompile(manifest: Manifest): Problem[] {
  return [...schemasOf(manifest)].flatMap(({ schema: { pattern }, file, path }) => {
    if (pattern === undefined || isPattern(pattern)) return []
    const message = `${pattern} is not a regular expression.`
    return problem('VALUE-INVALID', file, [...path, 'pattern'], message)
  })
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== ''
  } catch {
    return false
  }
}
