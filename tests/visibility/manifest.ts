import { join } from 'node:path'
import { compileManifest } from '../../codegen/compile'
import { printProblems } from '../../codegen/problems/printProblem'
import { readFolder } from '../../codegen/folder'

const root = join(import.meta.dirname, '../..')

export const manifestFiles = readFolder(join(root, 'manifest'))

/** The manifest as it stands; without one that compiles there is nothing to compare the tables with. */
export const model = (() => {
  const { problems, model: compiled } = compileManifest(manifestFiles)
  if (!compiled) throw new Error(printProblems(problems, manifestFiles))
  return compiled
})()
