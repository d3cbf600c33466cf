// Rules of programs that both wings read.
import type { ListProgramsRow } from '../../../generated/facts/features/programs'

export type ProgramState = ListProgramsRow['state']
export type ProgramKind = ListProgramsRow['kind']

export interface ProgramParts {
  readonly state: ProgramState
  readonly kind: ProgramKind
  readonly isTrashed: boolean
  /** Its owner and campaign managers; who builds it with them does not throw it away. */
  readonly isOwned: boolean
  /** Campaign managers, and its owner if the policy it follows says so. */
  readonly mayPublish: boolean
  readonly hasVersion: boolean
  /** The customer has professional editors. */
  readonly hasEditors: boolean
}

/** What may be done with a program by whoever sees it. */
export function actsWithProgram(given: ProgramParts): ListProgramsRow['may'] {
  const { state, isOwned, hasVersion, mayPublish } = given
  if (given.isTrashed) return isOwned ? ['restore', 'erase'] : []
  if (state === 'archived') return isOwned ? ['reopen', 'trash'] : []
  const isHeld = state === 'published' || state === 'in_approval' || state === 'rendering'
  const acts: Readonly<Partial<Record<ListProgramsRow['may'][number], boolean>>> = {
    edit: true,
    build: given.kind !== 'imported',
    ask: hasVersion && state !== 'rendering',
    publish: hasVersion && mayPublish && state !== 'rendering',
    unpublish: mayPublish && state === 'published',
    order: given.hasEditors && isOwned,
    archive: isOwned && !isHeld,
    trash: isOwned && !isHeld,
  }
  return (Object.keys(acts) as ListProgramsRow['may']).filter((act) => acts[act])
}

/** What becomes of the state when it is built otherwise: who approved or published something did so for a version. */
export const stateOnceChanged = (state: ProgramState): ProgramState =>
  state === 'ready' || state === 'changes_requested' ? 'draft' : state

/** A turn to build a program ends this long after it was held last. */
export const turnMs = 45_000

/** Who asked for a turn takes it when nobody answers for this long. */
export const answerMs = 30_000

/** What becomes of the state when there is a new film of it: what was decided or is on air stays. */
export const stateOnceMade = (state: ProgramState): ProgramState =>
  state === 'draft' || state === 'changes_requested' ? 'ready' : state
