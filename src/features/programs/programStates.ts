// What becomes of a program when one of its versions is decided on or published (programs.md 8).
import type { ProgramState } from './programRow'

export type ProgramEvent =
  | 'asked'
  | 'approved'
  | 'changesAsked'
  | 'decisionUndone'
  | 'withdrawn'
  | 'published'
  | 'unpublished'

type Row = Partial<Record<ProgramEvent, ProgramState>>

const asked: Row = { asked: 'in_approval', published: 'published' }

/**
 * What is on air stays published while a later version is asked for and decided on: the request
 * says how far that one is.
 */
export const programStates: Readonly<Record<ProgramState, Row>> = {
  draft: { ...asked, decisionUndone: 'in_approval' },
  rendering: {},
  ready: { ...asked, decisionUndone: 'in_approval' },
  in_approval: {
    ...asked,
    approved: 'approved',
    changesAsked: 'changes_requested',
    withdrawn: 'ready',
  },
  changes_requested: { ...asked, decisionUndone: 'in_approval' },
  approved: { ...asked, decisionUndone: 'in_approval' },
  published: {
    asked: 'published',
    approved: 'published',
    changesAsked: 'published',
    decisionUndone: 'published',
    withdrawn: 'published',
    published: 'published',
    unpublished: 'unpublished',
  },
  unpublished: asked,
  archived: {},
}

/** Undefined: it does not happen in this state. */
export const programAfter = (state: ProgramState, event: ProgramEvent): ProgramState | undefined =>
  programStates[state][event]
