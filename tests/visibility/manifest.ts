import { join } from 'node:path'
import { compileManifest } from '../../codegen/compile'
import { printProblems } from '../../codegen/problems/printProblem'
import { readFolder } from '../../codegen/folder'

const root = join(import.meta.dirname, '../..')

export const manifestFiles = readFolder(join(root, 'manifest'))

/** The manifest as it stands; without one that compiles there is nothing to compare the tables with. */
export const model = (() => {
  const compilation = compileManifest(manifestFiles)
  if (!compilation.model) throw new Error(printProblems(compilation, manifestFiles))
  return compilation.model
})()
