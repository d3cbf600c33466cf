// The open layout is tried, sent from now on, or changed by a draft of its own.
import { attach, combine, createEvent, createStore, merge, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { isCallFailure } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import { faultsOf, variablesOf } from '../letters'
import { activateLayoutsFx, draftLayoutFx, getLayoutFx, testLayoutFx } from './calls'
import { $letter, layoutChanged, letter } from './letter.model'
import { $layoutId, openLayout } from './open'

export const activateAsked = createEvent()
export const testAsked = createEvent()
export const draftAsked = createEvent()

export const { $row: $layout } = openLayout
export const $faults = combine($letter, $layout, (doc, layout) =>
  doc && layout ? faultsOf(doc, variablesOf(layout.letter)) : [],
)
/** Faults are shown once somebody wants to send it. */
export const $areFaultsShown = createStore(false)
  .on(activateAsked, () => true)
  .reset($layoutId, activateLayoutsFx.done)

const openFx = {
  activate: attach({
    source: $layoutId,
    effect: (layoutId) => activateLayoutsFx({ selection: { ids: [layoutId ?? ''] } }),
  }),
  test: attach({
    source: $layoutId,
    effect: (layoutId) => testLayoutFx({ layoutId: layoutId ?? '' }),
  }),
  draft: attach({
    source: $layoutId,
    effect: (layoutId) => draftLayoutFx({ layoutId: layoutId ?? '' }),
  }),
}

/** What is on its way to be saved is sent once it is there. */
const wanted = sample({
  clock: activateAsked,
  source: $faults,
  filter: (faults) => faults.length === 0,
  fn: () => undefined,
})
const activating = letter.onceSaved(wanted)
sample({ clock: activating.ready, target: openFx.activate })
const testing = letter.onceSaved(testAsked)
sample({ clock: testing.ready, target: openFx.test })
sample({ clock: draftAsked, target: openFx.draft })

export const $isActivating = combine(
  activating.$isWaiting,
  openFx.activate.pending,
  (waits, pending) => waits || pending,
)
export const $isTesting = combine(
  testing.$isWaiting,
  openFx.test.pending,
  (waits, pending) => waits || pending,
)
export const $isDrafting = openFx.draft.pending

sample({ clock: openFx.draft.doneData, target: layoutChanged })
sample({
  clock: openFx.draft.doneData,
  fn: ({ layoutId }) => ({ to: href('super-admin.emailLayouts.edit', { layoutId }) }),
  target: navigateFx,
})
// It is read again, with what may be done with it now, and what it replaces.
const readLayoutFx = attach({
  source: $layoutId,
  effect: (layoutId) => getLayoutFx({ layoutId: layoutId ?? '' }),
})
sample({ clock: openFx.activate.done, target: readLayoutFx })
sample({ clock: readLayoutFx.doneData, fn: ({ layout }) => layout, target: layoutChanged })

sample({
  clock: openFx.activate.doneData.filter({ fn: ({ changed }) => changed.length > 0 }),
  fn: () => ({ tone: 'ok' as const, text: { key: 'mail.layout.activated' as const } }),
  target: noticeShown,
})
sample({
  clock: openFx.test.doneData,
  fn: ({ address }) => ({
    tone: 'ok' as const,
    text: { key: 'mail.layout.tested' as const, params: { address } },
  }),
  target: noticeShown,
})
sample({
  clock: merge([openFx.activate.failData, openFx.test.failData, openFx.draft.failData]).filterMap(
    (failure) => (isCallFailure(failure) && failure.kind === 'refused' ? failure.text : undefined),
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
