import { printProblems } from '../problems/printProblem'
import type { LiveState } from './createLiveManifest'

/**
 * What the terminal prints after a change. Editors parse it too (.vscode/tasks.json): the first
 * line clears old problems, lines `manifest/file:line:column CODE sentence` are new ones, the last
 * line ends the list.
 */
export function reportState(state: LiveState): string {
  const { revision, edited, changed, compilation, files, isRight, fault, milliseconds } = state
  const taken = `${Math.round(milliseconds)} ms`
  return [
    revision === 1 ? 'The manifest is read.' : `The manifest has changed: ${namesOf(edited)}`,
    ...(compilation.problems.length > 0 ? [printProblems(compilation, files)] : []),
    ...(fault === undefined ? [] : [`The compiler failed: ${describeFault(fault)}`]),
    ...changed.map((path) => `wrote generated/${path}`),
    isRight
      ? `The manifest holds (${taken}).`
      : `The manifest does not hold; the last good one is kept (${taken}).`,
  ].join('\n')
}

/** If nothing was edited in the folder, the sources have changed. */
const namesOf = (edited: readonly string[]) =>
  edited.length === 0 ? 'its sources' : edited.join(', ')

const describeFault = (fault: unknown) =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
