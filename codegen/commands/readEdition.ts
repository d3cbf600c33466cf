import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileManifest } from '../compile'
import { CannotEdit } from '../edit/yaml/readNode'
import { migrate, type Migration } from '../migrate/migrate'
import { severityOf } from '../problems/codes'
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
  const { problems, model } = compileManifest(files)
  if (!model) throw refused(problems, files, from)
  return createEdition(model, files)
}

/**
 * A manifest to compare with. Older versions are migrated, and need not pass newer checks, as long
 * as all references exist.
 */
export function pastEditionOf(files: Files, from: string): Edition {
  const { files: current } = migrated(files, from)
  const { problems, manifest } = compileManifest(current)
  if (!manifest || problems.some(({ code }) => /-(UNKNOWN|LOOP)$/.test(code)))
    throw refused(problems, current, from)
  return createEdition(resolveModel(manifest), current)
}

export function migrated(files: Files, from: string): Migration {
  try {
    const migration = migrate(files)
    if (migration.problems.length > 0) throw refused(migration.problems, files, from)
    return migration
  } catch (error) {
    if (!(error instanceof CannotEdit)) throw error
    throw new Stop(exit.manifest, `${from} cannot be migrated without a person: ${error.message}.`)
  }
}

function refused(problems: readonly Problem[], files: Files, from: string): Stop {
  const errors = problems.filter(({ code }) => severityOf(code) === 'error')
  return new Stop(exit.manifest, `${from}:\n\n${printProblems(errors, files)}`)
}
