import type { ProblemCode } from './codes'

export type { ProblemCode } from './codes'

/** Something in a manifest file: keys and indices from the document's root, and whether the key or the value is meant. */
export interface Spot {
  /** Path under the manifest folder. */
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly at: 'key' | 'value'
}

/** A mistake in the manifest: where it stands, what it is, and the likely fix. */
export interface Problem extends Spot {
  readonly code: ProblemCode
  /** One sentence. */
  readonly message: string
  /** The nearest valid id, when one is near. */
  readonly suggestion?: string
  /** The other place of a contradiction, with an explanation. */
  readonly related?: readonly (Spot & { readonly message: string })[]
  /** 1-based. Given for syntax errors; all others are located by their path. */
  readonly line?: number
  readonly column?: number
}

interface More {
  readonly at?: 'key' | 'value'
  readonly suggestion?: string | undefined
  readonly related?: Problem['related']
}

export function problem(
  code: ProblemCode,
  file: string,
  path: readonly (string | number)[],
  message: string,
  { at = 'value', ...more }: More = {},
): Problem {
  return { code, file, path, message, at, ...more }
}
