// The open template is tried: shown as a program that nobody has filled yet. Nothing of it is kept.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { Timeline } from '../../../../generated/facts/features/programs'
import type { TryTemplateResponse } from '../../../../generated/facts/features/templates'
import { createPreview } from '../../programs/client'
import { tryTemplateFx } from './calls'
import { $templateId } from './open'
import { story } from './story.model'

export const tryAsked = createEvent()
export const shapeTried = createEvent<Timeline['aspect']>()
export const tryClosed = createEvent()

const $shape = createStore<Timeline['aspect']>('16:9').on(shapeTried, (_, shape) => shape)

const readFx = attach({
  source: { templateId: $templateId, aspect: $shape },
  effect: ({ templateId, aspect }) => tryTemplateFx({ templateId: templateId ?? '', aspect }),
})

/** What is on its way to be saved is tried too. */
const { ready, $isWaiting } = story.onceSaved(tryAsked)
sample({ clock: [ready, shapeTried], fn: () => undefined, target: readFx })
export const $isOpening = combine($isWaiting, readFx.pending, (waits, pending) => waits || pending)

const read = sample({
  clock: readFx.doneData,
  source: { templateId: $templateId, shape: $shape },
  filter: ({ templateId, shape }, reply) =>
    templateId === reply.templateId && shape === reply.start.aspect,
  fn: (_, reply) => reply,
})
/** null: it is not tried. */
export const $tried = createStore<TryTemplateResponse | null>(null, { serialize: 'ignore' })
  .on(read, (_, reply) => reply)
  .reset($templateId, tryClosed)

export const preview = createPreview({
  $id: $templateId,
  $timeline: $tried.map((tried) => tried?.start ?? null),
  $facts: $tried.map((tried) => tried?.facts ?? { media: {}, slots: {}, files: {} }),
})
