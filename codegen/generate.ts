import { compileManifest } from './compile'
import { emitAll } from './emit'
import type { Output } from './emit/output'
import type { Problem } from './problems/problem'

export interface Generation {
  readonly problems: readonly Problem[]
  /** Whether every check has run. */
  readonly isWhole: boolean
  /** Absent if one of the problems is an error. */
  readonly outputs?: readonly Output[]
}

/**
 * Generates all output files from a manifest folder (path to text), or returns its problems. Pure. With
 * `picture`, the text of schema.sql, stored entities need their tables.
 */
export function generate(files: ReadonlyMap<string, string>, picture?: string): Generation {
  const { problems, isWhole, model } = compileManifest(files, undefined, picture)
  return { problems, isWhole, ...(model && { outputs: emitAll(model) }) }
}
