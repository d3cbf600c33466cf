// The program that stands open, as it is built: read, edited, undone and redone, and saved by itself.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { timelineSaveMs } from '../../../../../generated/facts/constants'
import type {
  GetProgramResponse,
  ProgramFacts,
  Timeline,
} from '../../../../../generated/facts/features/programs'
import { createDocument } from '../../../../screens/client'
import { noticeShown } from '../../../../shell/notices/notices.model'
import {
  apply,
  flawOf,
  isRefusal,
  refusalText,
  startsOf,
  type Op,
  type Refusal,
} from '../../timeline'
import { getProgramFx, saveTimelineFx } from '../calls'
import { $programId, programList, tab } from './open'

export interface Edit {
  readonly op: Op
  /** Edits of one name that follow each other are undone together. */
  readonly typing?: string
}

export const edited = createEvent<Edit>()
export const readAgain = createEvent()
export const blockChosen = createEvent<string | null>()
export const factsLearned = createEvent<Partial<ProgramFacts>>()
/** Whether this tab has its turn: others look on. */
export const turnChanged = createEvent<boolean>()

const readProgramFx = attach({
  source: $programId,
  effect: (programId) => getProgramFx({ programId: programId ?? '', tab }),
})
export const programRead = sample({
  clock: readProgramFx.doneData,
  source: $programId,
  filter: (programId, { program }) => programId === program.programId,
  fn: (_, reply) => reply,
})
export const $isMissing = createStore(false)
  .on(readProgramFx.finally, (_, { status }) => status === 'fail')
  .reset($programId)

const $hasTurn = createStore(false)
  .on(turnChanged, (_, isMine) => isMine)
  .reset($programId)
/** Not while it is read: what is edited then would be written over what comes. */
export const $isMyTurn = combine(
  $hasTurn,
  readProgramFx.pending,
  (hasTurn, isReading) => hasTurn && !isReading,
)
const allowed = sample({
  clock: edited,
  source: $isMyTurn,
  filter: Boolean,
  fn: (_, edit) => edit,
})

export const cut = createDocument({
  name: 'programs.timeline',
  $id: $programId,
  read: programRead.map(({ program, timeline, timelineRev }: GetProgramResponse) => ({
    id: program.programId,
    document: timeline,
    rev: timelineRev,
  })),
  edited: allowed,
  apply(timeline: Timeline, { op }: Edit): { document: Timeline } | { refusal: Refusal } {
    const applied = apply(timeline, op)
    return isRefusal(applied) ? { refusal: applied } : { document: applied.timeline }
  },
  typingOf: ({ typing }) => typing,
  save: ({ id, document, rev }) =>
    saveTimelineFx({ programId: id, tab, timeline: document, timelineRev: rev }),
  outcomeOf: ({ program, timelineRev }) => ({ rev: timelineRev, at: program.updatedAt }),
  restMs: timelineSaveMs,
  conflicts: ['changedMeanwhile', 'editHeld'],
  isFit: (timeline) => flawOf(timeline) === undefined,
})
export const $timeline = cut.$document

sample({
  clock: [$programId, readAgain, cut.theirsTaken],
  source: $programId,
  filter: (programId) => programId !== null,
  fn: () => undefined,
  target: readProgramFx,
})
sample({ clock: cut.saved, fn: ({ reply }) => reply.facts, target: factsLearned })
sample({
  clock: cut.saved,
  fn: ({ reply }) => [{ ...reply.program }],
  target: programList.rows.rowsReceived,
})
/** What was refused is told, in the words of the manifest. */
sample({
  clock: cut.refused,
  fn: ({ refused }) => ({ tone: 'warn' as const, text: { key: refusalText(refused) } }),
  target: noticeShown,
})

const noFacts: ProgramFacts = { media: {}, slots: {}, files: {} }
export const $facts = createStore<ProgramFacts>(noFacts, { serialize: 'ignore' })
  .on(programRead, (_, { facts }) => facts)
  .on(factsLearned, (facts, { media = {}, slots = {}, files = {} }) => ({
    media: { ...facts.media, ...media },
    slots: { ...facts.slots, ...slots },
    files: { ...facts.files, ...files },
  }))
  .reset($programId)

const $chosenId = createStore<string | null>(null)
  .on(blockChosen, (_, id) => id)
  .on(allowed, (chosen, { op }) => (op.op === 'insert' ? (op.blocks[0]?.id ?? chosen) : chosen))
  .reset($programId)
/** null: nothing, or a block that has gone meanwhile. */
export const $chosen = combine($timeline, $chosenId, (timeline, id) => {
  const place = timeline?.blocks.findIndex((block) => block.id === id) ?? -1
  const block = timeline?.blocks[place]
  return timeline && block ? { block, place, start: startsOf(timeline)[place]! } : null
})
