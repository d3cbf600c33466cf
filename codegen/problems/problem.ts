/** A mistake in the manifest: where it stands, what it is, and the likely fix. */
export interface Problem {
  readonly code: ProblemCode
  /** Path under the manifest folder. */
  readonly file: string
  /** Keys and indices from the document's root to the thing that is wrong. */
  readonly path: readonly (string | number)[]
  /** Whether the key or the value at that path is wrong. */
  readonly at: 'key' | 'value'
  /** One sentence. */
  readonly message: string
  /** The nearest valid id, when one is near. */
  readonly suggestion?: string
  /** Known already for syntax errors; found from the path for all others. 1-based. */
  readonly line?: number
  readonly column?: number
}

/** Stable: tests, editors and habits depend on them. */
export type ProblemCode =
  | 'YAML-SYNTAX'
  | 'YAML-TAB'
  | 'KEY-DOUBLED'
  | 'KEY-MISSING'
  | 'KEY-UNKNOWN'
  | 'VALUE-TYPE'
  | 'VALUE-INVALID'
  | 'FILE-UNKNOWN'
  | 'FILE-MISSING'
  | 'ID-DOUBLED'
  | 'ID-RESERVED'
  | 'ENTITY-LOOP'
  | 'PATH-DOUBLED'
  | 'ROLE-UNKNOWN'
  | 'GROUP-UNKNOWN'
  | 'FLAG-UNKNOWN'
  | 'FACT-UNKNOWN'
  | 'PREDICATE-UNKNOWN'
  | 'PREDICATE-LOOP'
  | 'ROUTE-UNKNOWN'
  | 'CALL-UNKNOWN'
  | 'TEXT-UNKNOWN'
  | 'TEXT-MISSING'
  | 'TEXT-PARAMETERS'
  | 'LINK-UNKNOWN'
  | 'ENTITY-UNKNOWN'
  | 'PERSONA-UNKNOWN'
  | 'ENDING-UNKNOWN'
  | 'SECTION-UNKNOWN'
  | 'LANGUAGE-UNKNOWN'
  | 'SUFFIX-NUMBER'
  | 'SUFFIX-DOUBLED'
  | 'BADGE-FIELD'
  | 'ENTRY-WIDER'
  | 'ENTRY-TARGET'
  | 'ENTRY-PARAMETERS'
  | 'CALL-ACCESS'
  | 'ROUTE-PARAMETERS'
  | 'FLAG-FIELD'

export function problem(
  code: ProblemCode,
  file: string,
  path: readonly (string | number)[],
  message: string,
  more: { at?: 'key' | 'value'; suggestion?: string | undefined } = {},
): Problem {
  return { code, file, path, message, at: more.at ?? 'value', suggestion: more.suggestion }
}
