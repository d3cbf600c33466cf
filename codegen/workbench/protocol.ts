import type { Edit as ManifestEdit, SubjectName } from '../edit/edit'
import type { ReportedProblem } from '../problems/reportProblems'
import type { AccessChange } from '../questions/diff'
import type { Explanation } from '../questions/explain'
import type { Permission as WhoMay } from '../questions/whoCan'
import type { Lens } from '../questions/world'
import type { Tables } from './tables'

// What the workbench's page and its local server say to each other.
export type { SubjectName } from '../edit/edit'
export type { ReportedProblem } from '../problems/reportProblems'
export type { Permission as WhoMay } from '../questions/whoCan'
export type { Lens } from '../questions/world'
export type * from './tables'

/** A change to the manifest, or the wish that QA's tables say what the manifest then says. */
export type Edit = ManifestEdit | { readonly do: 'rewriteTables'; readonly overlay?: undefined }

export interface State {
  /** Changes with every byte of the folder. */
  readonly revision: string
  /** The project's folder, so that an editor can be asked to open a place. */
  readonly root: string
  /** Absent while the folder on disk has an error; the page keeps the last it had. */
  readonly tables?: Tables
  readonly problems: readonly ReportedProblem[]
  /** What undo and redo would take back or repeat, in words. */
  readonly undo?: string
  readonly redo?: string
}

export interface FileDiff {
  readonly file: string
  /** Lines of a unified diff, without its head. */
  readonly lines: readonly string[]
}

export interface Preview {
  readonly problems: readonly ReportedProblem[]
  readonly changes: readonly AccessChange[]
  readonly files: readonly FileDiff[]
  /** Rows of QA's tables that then say something else: those that can be rewritten, and those that only people can. */
  readonly disagreements: { readonly rows: readonly string[]; readonly others: readonly string[] }
  /** Absent when the edits break the manifest. */
  readonly tables?: Tables
}

/** Every request names the revision of the folder that the page has seen. */
export interface Seen {
  readonly revision: string
}

export interface Edited extends Seen {
  readonly edits: readonly Edit[]
}

export interface About extends Edited {
  readonly of: SubjectName
  /** As the customers of this overlay have it. */
  readonly overlay?: string | undefined
}

/** What was wanted, or why not: the folder has changed since (409), the edits break it (422), or a sentence. */
export type Answer<Body> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: 409; readonly body: { readonly stale: true; readonly message: string } }
  | { readonly status: 422; readonly body: { readonly problems: readonly ReportedProblem[] } }
  | { readonly status: 400 | 404; readonly body: { readonly message: string } }

/**
 * GET  /workbench/state                                 State
 * POST /workbench/preview {revision, edits}             Preview; problems in it are no reason to refuse
 * POST /workbench/explain {revision, edits, of, lens}   Explanation
 * POST /workbench/who     {revision, edits, of}         WhoMay[]
 * POST /workbench/save    {revision, edits}             State
 * POST /workbench/undo, /workbench/redo {revision}      State
 * An event `manifest` on the dev server's socket says that the folder has changed.
 */
export interface WorkbenchApi {
  state(): Promise<State>
  preview(asked: Edited): Promise<Answer<Preview>>
  explain(asked: About & { readonly lens: Lens }): Promise<Answer<Explanation>>
  who(asked: About): Promise<Answer<readonly WhoMay[]>>
  save(asked: Edited): Promise<Answer<State>>
  undo(asked: Seen): Promise<Answer<State>>
  redo(asked: Seen): Promise<Answer<State>>
}
