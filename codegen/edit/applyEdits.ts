import { load } from 'js-yaml'
import type { Edit } from './edit'
import { applyToText } from './applyToText'
import { changesOf, type FileChanges } from './changesOf'
import { EditRefused } from './editRefused'
import { CannotEdit } from './yaml/readNode'

/** Why an edit could not be made. */
export interface EditProblem {
  /** Index of the edit, from 0. */
  readonly edit: number
  /** One sentence. */
  readonly message: string
  /** The nearest known subject, if any. */
  readonly suggestion?: string
}

export interface EditedFiles {
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly EditProblem[]
}

/**
 * Applies edits to the texts of a manifest, one after the other. Only the characters concerned
 * change: comments, blank lines, order, quotes and style stay as they are. An edit that cannot be
 * made is reported and skipped. Pure.
 */
export function applyEdits(
  files: ReadonlyMap<string, string>,
  edits: readonly Edit[],
): EditedFiles {
  const edited = new Map(files)
  const problems: EditProblem[] = []
  for (const [index, edit] of edits.entries())
    try {
      const all = [changesOf(edit, [...edited.keys()], createReader(edited))].flat()
      const texts = all.map(({ file, changes }) => {
        return [file, changed(file, edited.get(file) ?? '', changes)] as const
      })
      for (const [file, text] of texts) edited.set(file, text)
    } catch (refusal) {
      if (!(refusal instanceof EditRefused)) throw refusal
      const { message, suggestion } = refusal
      problems.push({ edit: index, message, ...(suggestion === undefined ? {} : { suggestion }) })
    }
  return { files: edited, problems }
}

/** Applies all changes of an edit, or none. */
function changed(file: string, text: string, changes: FileChanges['changes']): string {
  try {
    return changes.reduce(applyToText, text)
  } catch (reason) {
    if (!(reason instanceof CannotEdit)) throw reason
    throw new EditRefused(`manifest/${file} has to be edited by hand here: ${reason.message}.`)
  }
}

/** Parses each file on first use. */
function createReader(files: ReadonlyMap<string, string>): (file: string) => unknown {
  const read = new Map<string, unknown>()
  return (file) => {
    if (!read.has(file)) read.set(file, dataOf(file, files.get(file) ?? ''))
    return read.get(file)
  }
}

function dataOf(file: string, text: string): unknown {
  try {
    return load(text)
  } catch {
    throw new EditRefused(`manifest/${file} is not valid YAML; nothing can be edited before it is.`)
  }
}
