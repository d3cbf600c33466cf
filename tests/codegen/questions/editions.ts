import { join } from 'node:path'
import { compileManifest } from '../../../codegen/compile'
import { printProblems } from '../../../codegen/problems/printProblem'
import { createEdition, type Edition } from '../../../codegen/questions/edition'
import { readFolder } from '../../../codegen/folder'

type Files = ReadonlyMap<string, string>

/** A piece of a file and what stands there instead; of no piece, a new file. */
export type Change = readonly [file: string, find: string, replace: string]

export const folder = join(import.meta.dirname, 'manifest')

/** A small manifest made for asking questions, changed in places. */
export function changedFiles(changes: readonly Change[]): Files {
  const files = readFolder(folder)
  for (const [file, find, replace] of changes) {
    const text = files.get(file)
    if (find !== '' && !text?.includes(find)) throw new Error(`${file} does not contain ${find}`)
    files.set(file, find === '' ? replace : text!.replace(find, () => replace))
  }
  return files
}

/** The same, compiled. */
export const editionWith = (...changes: readonly Change[]): Edition =>
  editionOf(changedFiles(changes))

export const realEdition = (): Edition =>
  editionOf(readFolder(join(import.meta.dirname, '../../../manifest')))

function editionOf(files: Files): Edition {
  const compilation = compileManifest(files)
  if (!compilation.model) throw new Error(printProblems(compilation, files))
  return createEdition(compilation.model, files)
}

/** A tenant: it narrows a route, hides an entry and says a word otherwise. */
export const acme: Change = [
  'overlays/acme.yaml',
  '',
  `manifestVersion: 2
from: decided
meaning: A tenant.
customers: ['01K9HARB0VRCRED1TVN1ANDEM0']
words: { en: { nav.people: Colleagues }, de: { nav.people: Kollegium } }
access:
  route clips.edit: { roles: [cm], flags: { beta: true } }
hide:
  - entry normal/organization/people.roles
`,
]
