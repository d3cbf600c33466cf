import type { LiveState } from '../live/createLiveManifest'
import { reportProblems } from '../problems/reportProblems'
import { createEdition, type Edition } from '../questions/edition'
import { readTableFolder } from '../tables/readTableFolder'
import { signaturesOf } from '../tables/signaturesOf'
import { hashOf } from '../folder'
import type { State, ReportedProblem } from './protocol'
import type { Signatures } from './rowsOf'
import { tablesOf } from './tablesOf'

/** The project's folder at one moment: what the page is told, and what drafts are compared with. */
export interface FolderView {
  readonly shown: Omit<State, 'undo' | 'redo'>
  /** Absent while the folder has an error. */
  readonly edition?: Edition
  /** QA's tables, name to text, and what they sign. */
  readonly signed: ReadonlyMap<string, string>
  readonly signatures: Signatures
}

/** Each state of the folder is worked out once, as long as QA's tables stay the same too. */
export function createFolderView(root: string): (now: LiveState) => FolderView {
  let last: { readonly key: string; readonly view: FolderView } | undefined
  return (now) => {
    const signed = readTableFolder(root)
    const revision = hashOf(...[...now.files].flat())
    const key = hashOf(revision, ...[...signed].flat())
    if (last?.key !== key) last = { key, view: viewOf(now, signed, { root, revision }) }
    return last.view
  }
}

function viewOf(
  { compilation: { model, problems }, files, fault }: LiveState,
  signed: ReadonlyMap<string, string>,
  place: Pick<State, 'root' | 'revision'>,
): FolderView {
  const shown = { ...place, problems: [...faultOf(fault), ...reportProblems(problems, files)] }
  if (!model) return { shown, signed, signatures: new Map() }
  const edition = createEdition(model, files)
  const signatures = signaturesOf(signed, model)
  return { shown: { ...shown, tables: tablesOf(edition, signatures) }, edition, signed, signatures }
}

/** What went wrong with the compiler itself stands nowhere in the manifest. */
const faultOf = (fault: unknown): ReportedProblem[] =>
  fault === undefined
    ? []
    : [{ code: 'FAULT', severity: 'error', message: String(fault), place: '', frame: '' }]
