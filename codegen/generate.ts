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
 * Generates all output files from a manifest folder (path to text), or returns its problems. Pure.
 */
export function generate(files: ReadonlyMap<string, string>): Generation {
  const { problems, isWhole, model } = compileManifest(files)
  return { problems, isWhole, ...(model && { outputs: emitAll(model) }) }
}
