// Whose turn it is to build: this tab holds it while it is open; who looks on sees each change.
import { attach, createEvent, createStore, sample } from 'effector'
import type { HoldEditRequest, ProgramEdit } from '../../../../../generated/facts/features/programs'
import { createTimer } from '../../../../browser/timer'
import {
  noticeActionChosen,
  noticeDismissed,
  noticeOtherActionChosen,
  noticeShown,
} from '../../../../shell/notices/notices.model'
import { eventHeard } from '../../../../shell/events/heard'
import { holdEditFx } from '../calls'
import { cut, programRead, readAgain, turnChanged } from './cut.model'
import { $mayBuild, $programId, tab } from './open'

type Act = HoldEditRequest['act']

/** Asked for by somebody who looks on, or answered by whoever builds. */
export const turnAsked = createEvent<Act>()

const beatMs = 15_000
/** Who looks on sees what was saved this soon. */
const lookMs = 3_000
const askedId = 'programs.turn'

const actFx = attach({
  source: $programId,
  async effect(programId, act: Act) {
    if (programId === null) return null
    return { programId, act, edit: await holdEditFx({ programId, tab, act }) }
  },
})
const told = sample({
  clock: actFx.doneData.filterMap((reply) => reply ?? undefined),
  source: $programId,
  filter: (programId, reply) => programId === reply.programId,
  fn: (_, reply) => reply,
})

/** null: nobody knows yet, or this person may not build it. */
export const $edit = createStore<ProgramEdit | null>(null, { serialize: 'ignore' })
  .on(programRead, (_, { edit }) => edit)
  .on(told, (_, { edit }) => edit)
  .reset($programId)

sample({
  clock: programRead,
  source: $mayBuild,
  filter: Boolean,
  fn: (): Act => 'hold',
  target: actFx,
})
sample({ clock: turnAsked, filter: (act) => act !== 'handOver', target: actFx })

// The last change is saved before the turn is handed over.
const handedOver = cut.onceSaved(
  turnAsked.filter({ fn: (act) => act === 'handOver' }).map(() => undefined),
)
sample({ clock: handedOver.ready, fn: (): Act => 'handOver', target: actFx })

sample({ clock: $edit, filter: Boolean, fn: ({ isMine }) => isMine, target: turnChanged })

// What was kept on this computer is saved as soon as it may be.
sample({
  clock: told,
  source: cut.$isUnsaved,
  filter: Boolean,
  fn: () => undefined,
  target: cut.saveAsked,
})

const beat = createTimer()
sample({
  clock: [told, actFx.fail],
  source: $edit,
  fn: (edit) => (edit?.isMine ? beatMs : lookMs),
  target: beat.started,
})
sample({
  clock: beat.ended,
  source: { programId: $programId, edit: $edit },
  filter: ({ programId }) => programId !== null,
  // Who looks on takes no turn by itself: somebody may come back to it.
  fn: ({ edit }): Act => (edit?.isMine ? 'hold' : 'look'),
  target: actFx,
})

/** What others saved meanwhile is read. */
sample({
  clock: told,
  source: { revs: cut.$revs, isUnsaved: cut.$isUnsaved },
  filter: ({ revs, isUnsaved }, { programId, edit }) =>
    !isUnsaved && edit.timelineRev > (revs[programId] ?? 1),
  fn: () => undefined,
  target: readAgain,
})

// A take was accepted for one of its slots, or is not any more.
sample({
  clock: eventHeard.filterMap(({ topic, row }) => (topic === 'programs' ? row : undefined)),
  source: { programId: $programId, revs: cut.$revs, isUnsaved: cut.$isUnsaved },
  filter: ({ programId, revs, isUnsaved }, { id, rev = 0 }) =>
    programId === id && !isUnsaved && rev > (revs[id] ?? 1),
  fn: () => undefined,
  target: readAgain,
})

/** Somebody would like to go on: the one who builds decides. */
const $askedBy = $edit.map((edit) => (edit?.isMine ? (edit.asked?.name ?? null) : null))
sample({
  clock: $askedBy,
  filter: (name) => name !== null,
  fn: (name) => ({
    id: askedId,
    tone: 'info' as const,
    text: { key: 'programs.turn.asked' as const, params: { name: name ?? '' } },
    action: 'programs.turn.handOver' as const,
    otherAction: 'programs.turn.refuse' as const,
    isPersistent: true,
  }),
  target: noticeShown,
})
sample({
  clock: $askedBy,
  filter: (name) => name === null,
  fn: () => askedId,
  target: noticeDismissed,
})
sample({
  clock: noticeActionChosen,
  filter: (id) => id === askedId,
  fn: (): Act => 'handOver',
  target: turnAsked,
})
sample({
  clock: noticeOtherActionChosen,
  filter: (id) => id === askedId,
  fn: (): Act => 'refuse',
  target: turnAsked,
})
