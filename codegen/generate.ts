import { compileManifest } from './compile'
import { emitAll } from './emit'
import type { Output } from './emit/output'
import type { Problem } from './problems/problem'

export interface Generation {
  readonly problems: readonly Problem[]
  /** Absent when one of the problems is an error. */
  readonly outputs?: readonly Output[]
}

/** A manifest folder, given as path to text, becomes the generated folder, or every mistake in it. Pure. */
export function generate(files: ReadonlyMap<string, string>): Generation {
  const { problems, model } = compileManifest(files)
  return model ? { problems, outputs: emitAll(model) } : { problems }
}
