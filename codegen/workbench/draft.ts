import { compileManifest } from '../compile'
import { applyEdits } from '../edit/applyEdits'
import { createEdition, type Edition } from '../questions/edition'
import type { House } from '../read/house'
import type { Edit, ToldProblem } from './protocol'
import { tellProblems } from '../problems/tellProblems'

/** The manifest as the edits would leave it. */
export interface Draft {
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly ToldProblem[]
  /** Absent when one of the problems is an error. */
  readonly edition?: Edition
}

/** Makes the edits in the texts and compiles them. Nothing is written. */
export function draftOf(
  files: ReadonlyMap<string, string>,
  edits: readonly Edit[],
  house: House | undefined,
): Draft {
  const edited = applyEdits(files, edits)
  const { problems, model } = compileManifest(edited.files, house)
  const told = tellProblems(problems, edited.files)
  if (edited.problems.length > 0)
    return { files, problems: [...edited.problems.map(tellRefusedEdit), ...told] }
  return {
    files: edited.files,
    problems: told,
    ...(model ? { edition: createEdition(model, edited.files) } : {}),
  }
}

/** An edit that found nothing to change stands nowhere in the files. */
const tellRefusedEdit = (problem: { message: string; suggestion?: string }): ToldProblem => ({
  code: 'EDIT-REFUSED',
  severity: 'error',
  message: problem.message,
  ...(problem.suggestion === undefined ? {} : { suggestion: problem.suggestion }),
  place: '',
  frame: '',
})
