// Versions of captions, a language that is taken away and brought back, and what could not be done.
import { createEvent, createStore, sample } from 'effector'
import { isCallFailure } from '../../../calls/failures'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { languageName } from '../../captions/client'
import {
  bringBackCaptionsFx,
  downloadCaptionsFx,
  importCaptionsFx,
  removeCaptionsFx,
  saveCaptionsFx,
} from './captionCalls'
import { $draft, captionsReadAgain } from './captions.model'

export const captionsBroughtBack = createEvent<number>()
export const captionsRemoved = createEvent()

const removedId = 'captions.removed'

sample({
  clock: captionsBroughtBack,
  source: $draft,
  filter: (draft) => draft !== null,
  fn: (draft, versionNo) => ({
    clipId: draft?.clipId ?? '',
    lang: draft?.lang ?? '',
    rev: draft?.rev ?? 0,
    versionNo,
  }),
  target: bringBackCaptionsFx,
})
sample({
  clock: captionsRemoved,
  source: $draft,
  filter: (draft) => draft !== null,
  fn: (draft) => ({
    clipId: draft?.clipId ?? '',
    lang: draft?.lang ?? '',
    rev: draft?.rev ?? 0,
  }),
  target: removeCaptionsFx,
})

const $removed = createStore<{ clipId: string; lang: string; rev: number } | null>(null).on(
  removeCaptionsFx.done,
  (_, { params }) => params,
)
sample({
  clock: removeCaptionsFx.done,
  fn: ({ params }) => ({
    id: removedId,
    tone: 'ok' as const,
    text: {
      key: 'captions.removed' as const,
      params: { language: languageName(params.lang) },
    },
    action: 'captions.undo' as const,
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen,
  source: $removed,
  filter: (removed, id) => id === removedId && removed !== null,
  fn: (removed) => ({
    clipId: removed?.clipId ?? '',
    lang: removed?.lang ?? '',
    rev: 0,
    versionNo: removed?.rev ?? 0,
  }),
  target: bringBackCaptionsFx,
})

sample({
  clock: [saveCaptionsFx.done, importCaptionsFx.done, bringBackCaptionsFx.done],
  fn: ({ result }) => ({
    tone: 'ok' as const,
    text: {
      key: 'captions.saved' as const,
      params: {
        language: languageName(result.lang),
        version: String(result.versions[0]?.versionNo ?? 1),
      },
    },
  }),
  target: noticeShown,
})

const failed = sample({
  clock: [
    saveCaptionsFx.failData,
    importCaptionsFx.failData,
    bringBackCaptionsFx.failData,
    removeCaptionsFx.failData,
    downloadCaptionsFx.failData,
  ],
})
const isConflict = (failure: unknown) =>
  isCallFailure(failure) && failure.kind === 'refused' && failure.code === 'changedMeanwhile'
sample({
  clock: failed,
  fn: (failure) => ({
    tone: isConflict(failure) ? ('warn' as const) : ('danger' as const),
    text:
      isCallFailure(failure) && failure.kind === 'refused'
        ? failure.text
        : { key: 'captions.failed' as const },
  }),
  target: noticeShown,
})
// What the other one saved is looked at, and what was typed stays.
sample({ clock: failed, filter: isConflict, fn: () => undefined, target: captionsReadAgain })
