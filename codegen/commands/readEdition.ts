import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileManifest, type Compilation } from '../compile'
import { severityOf } from '../problems/codes'
import { placeProblems } from '../problems/placeProblems'
import { printProblems } from '../problems/printProblem'
import type { Problem } from '../problems/problem'
import { createEdition, type Edition } from '../questions/edition'
import { resolve as resolveModel } from '../resolve/model'
import { readFolder } from '../folder'
import { readRef } from './readRef'
import { exit, misused, Stop } from './stop'

type Files = ReadonlyMap<string, string>

export function readManifestFolder(folder: string): Files {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw misused(`There is no manifest folder ${resolve(folder)}.`)
  return readFolder(resolve(folder))
}

/** A folder, or what a git ref has in `folder`. */
export function readFolderOrRef(source: string, folder: string): Files {
  return existsSync(source) && statSync(source).isDirectory()
    ? readManifestFolder(source)
    : readRef(source, folder)
}

/** Compiles the files; errors are printed and end the command. */
export function editionOf(files: Files, from: string): Edition {
  const compilation = compileManifest(files)
  if (!compilation.model) throw refused(compilation, files, from)
  return createEdition(compilation.model, files)
}

/** An edition with errors that do not change who may what, such as a missing text, and these errors. */
export function comparableEditionOf(files: Files, from: string) {
  const compilation = compileManifest(files)
  const { problems, manifest } = compilation
  if (!manifest || problems.some(({ code }) => /^(?!TEXT-).*-(UNKNOWN|LOOP)$/.test(code)))
    throw refused(compilation, files, from)
  const errors = problems.filter(isError)
  return { edition: createEdition(resolveModel(manifest), files), ...compilation, problems: errors }
}

/** Ends a command with the errors of the manifest that it was to read. */
export function refused(
  { problems, isWhole }: Pick<Compilation, 'problems' | 'isWhole'>,
  files: Files,
  from: string,
): Stop {
  const errors = problems.filter(isError)
  const message = `${from}:\n\n${printProblems({ problems: errors, isWhole }, files)}`
  return new Stop(exit.manifest, message, placeProblems(errors, files))
}

const isError = ({ code }: Problem) => severityOf(code) === 'error'
