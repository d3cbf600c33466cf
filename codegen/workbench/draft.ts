import { compileManifest } from '../compile'
import { applyEdits } from '../edit/applyEdits'
import { reportProblems } from '../problems/reportProblems'
import { createEdition, type Edition } from '../questions/edition'
import type { House } from '../read/house'
import { tableFolder } from '../tables/readTables'
import { rewriteTables } from '../tables/rewrite/rewriteTables'
import type { FolderView } from './folderView'
import type { Edit, Preview, ReportedProblem } from './protocol'

/** The manifest as the edits would leave it. */
export interface Draft {
  readonly files: ReadonlyMap<string, string>
  readonly problems: readonly ReportedProblem[]
  /** Absent when one of the problems is an error. */
  readonly edition?: Edition
  /** What QA's tables then say otherwise. */
  readonly disagreements: Preview['disagreements']
  /** Those of them that are rewritten, as path from the project to text. */
  readonly tables: ReadonlyMap<string, string>
}

export interface DraftGround {
  readonly house?: House | undefined
  /** With it, QA's tables are compared too. */
  readonly view?: Pick<FolderView, 'edition' | 'signed'>
}

/** Makes the edits in the texts and compiles them. Nothing is written. */
export function draftOf(
  files: ReadonlyMap<string, string>,
  edits: readonly Edit[],
  { house, view }: DraftGround = {},
): Draft {
  const edited = applyEdits(files, edits.filter(isOfManifest))
  const { problems, model } = compileManifest(edited.files, house)
  const reported = reportProblems(problems, edited.files)
  const untouched = { disagreements: { rows: [], others: [] }, tables: new Map() }
  if (edited.problems.length > 0)
    return {
      files,
      problems: [...edited.problems.map(reportRefusedEdit), ...reported],
      ...untouched,
    }
  const draft = { files: edited.files, problems: reported }
  if (!model) return { ...draft, ...untouched }
  const edition = createEdition(model, edited.files)
  if (!view?.edition) return { ...draft, ...untouched, edition }

  const { files: tables, ...disagreements } = rewriteTables(view.signed, view.edition.model, model)
  const isAsked = edits.some((edit) => edit.do === 'rewriteTables')
  const rewritten = [...tables].filter(([file, text]) => isAsked && view.signed.get(file) !== text)
  return {
    ...draft,
    edition,
    disagreements,
    tables: new Map(rewritten.map(([file, text]) => [`${tableFolder}/${file}`, text])),
  }
}

const isOfManifest = (edit: Edit) => edit.do !== 'rewriteTables'

/** An edit that found nothing to change stands nowhere in the files. */
const reportRefusedEdit = (problem: { message: string; suggestion?: string }): ReportedProblem => ({
  code: 'EDIT-REFUSED',
  severity: 'error',
  message: problem.message,
  ...(problem.suggestion === undefined ? {} : { suggestion: problem.suggestion }),
  place: '',
  frame: '',
})
