// A newer version of the template that the open program follows: what it would change, and taking it over.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import type {
  GetTemplateUpdateResponse,
  NewerTemplate,
} from '../../../../../generated/facts/features/programs'
import { apply, changes, isRefusal, type TemplateOp } from '../../timeline'
import { getTemplateUpdateFx } from '../calls'
import { $facts, $isMyTurn, $timeline, edited, factsLearned, programRead } from './cut.model'
import { $programId } from './open'

export const updateLooked = createEvent()
export const updateTaken = createEvent()
export const updateClosed = createEvent()

const $latest = createStore<NewerTemplate | null>(null)
  .on(programRead, (_, { newer }) => newer ?? null)
  .reset($programId)
/** null: it follows the latest, or this tab does not build it. Undo brings it back. */
export const $newer = combine($latest, $timeline, $isMyTurn, (latest, timeline, isMine) =>
  isMine && latest && timeline?.template && timeline.template.versionNo < latest.versionNo
    ? latest
    : null,
)

const readFx = attach({
  source: $programId,
  effect: (programId) => getTemplateUpdateFx({ programId: programId ?? '' }),
})
sample({ clock: updateLooked, target: readFx })
export const $isLooking = readFx.pending

const read = sample({
  clock: readFx.doneData,
  source: $programId,
  filter: (programId, reply) => programId === reply.programId,
  fn: (_, reply) => reply,
})
const $offer = createStore<GetTemplateUpdateResponse | null>(null, { serialize: 'ignore' })
  .on(read, (_, reply) => reply)
  .reset($programId, updateClosed)

/** What it changes in the program as it is built now; null: nobody looks at it. */
export const $update = combine(
  { offer: $offer, timeline: $timeline, facts: $facts, isMine: $isMyTurn },
  ({ offer, timeline, facts, isMine }) => {
    const op = offer && opOf(offer)
    if (!op || !timeline || !isMine) return null
    const applied = apply(timeline, op)
    return {
      op,
      facts: {
        media: { ...facts.media, ...offer.facts.media },
        slots: { ...facts.slots, ...offer.facts.slots },
      },
      changes: isRefusal(applied) ? [] : changes(timeline, applied.timeline),
      refused: isRefusal(applied) ? applied.refused : null,
    }
  },
)

function opOf({ start }: GetTemplateUpdateResponse): TemplateOp | null {
  const { template, blocks, brand, logo, music } = start
  if (!template) return null
  return {
    op: 'applyTemplate',
    template,
    blocks,
    brand,
    ...(logo && { logo }),
    ...(music && { music }),
  }
}

const taken = sample({ clock: updateTaken, source: { update: $update, offer: $offer } })
$offer.reset(taken)
sample({
  clock: taken.filterMap(({ offer }) => offer?.facts),
  target: factsLearned,
})
sample({
  clock: taken.filterMap(({ update }) => (update ? { op: update.op } : undefined)),
  target: edited,
})
