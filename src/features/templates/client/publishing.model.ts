// Makes a version of the story of the open template, and brings an older one back.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { isCallFailure } from '../../../calls/failures'
import { createRowDetail } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { faultsOf } from '../story'
import { getStoryFx, listTemplateVersionsFx, publishTemplateFx } from './calls'
import { $templateId, openTemplate } from './open'
import { $story, partChosen, story, storyEdited, templateChanged } from './story.model'

export const publishAsked = createEvent()
export const versionTaken = createEvent<number>()

export const $faults = $story.map((open) => (open ? faultsOf(open) : []))
const $wasRefused = createStore(false)
  .on(publishAsked, () => true)
  .reset($templateId, publishTemplateFx.done)
/** Faults are shown once somebody wants to publish. */
export const $areFaultsShown = $wasRefused

const publishFx = attach({
  source: { templateId: $templateId, revs: story.$revs },
  effect: ({ templateId, revs }) =>
    publishTemplateFx({ templateId: templateId ?? '', storyRev: revs[templateId ?? ''] ?? 1 }),
})

/** What is on its way to be saved is published once it is there. */
const wanted = sample({
  clock: publishAsked,
  source: $faults,
  filter: (faults) => faults.length === 0,
  fn: () => undefined,
})
const { ready, $isWaiting } = story.onceSaved(wanted)
sample({ clock: ready, target: publishFx })
export const $isPublishing = combine(
  $isWaiting,
  publishFx.pending,
  (waits, pending) => waits || pending,
)
// The first fault is where the eye goes.
sample({
  clock: publishAsked,
  source: $faults,
  filter: (faults) => faults.some(({ partId }) => partId !== undefined),
  fn: (faults) => faults.find(({ partId }) => partId !== undefined)?.partId ?? null,
  target: partChosen,
})

sample({ clock: publishFx.doneData, target: templateChanged })
sample({
  clock: publishFx.doneData,
  fn: ({ title, versionNo }) => ({
    tone: 'ok' as const,
    text: {
      key: 'templates.story.published' as const,
      params: { name: title, version: String(versionNo) },
    },
  }),
  target: noticeShown,
})
sample({
  clock: publishFx.failData.filterMap((failure) =>
    isCallFailure(failure) && failure.kind === 'refused' ? failure.text : undefined,
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})

export const versionsDetail = createRowDetail({
  $row: openTemplate.$row,
  effect: listTemplateVersionsFx,
  paramsOf: ({ templateId }) => ({ templateId }),
})

const readVersionFx = attach({
  source: $templateId,
  effect: (templateId, versionNo: number) =>
    getStoryFx({ templateId: templateId ?? '', versionNo }),
})
sample({ clock: versionTaken, target: readVersionFx })
// A version of before is an edit like any other: it is saved, and can be undone.
sample({
  clock: readVersionFx.doneData,
  source: $templateId,
  filter: (templateId, { template }) => template.templateId === templateId,
  fn: (_, reply) => ({ do: 'replace' as const, story: reply.story }),
  target: storyEdited,
})
