// Versions of captions, a language that is taken away and brought back, and what could not be done.
import { createEvent, createStore, sample } from 'effector'
import { isCallFailure } from '../../../../calls/failures'
import { noticeActionChosen, noticeShown } from '../../../../shell/notices/notices.model'
import { languageName } from '../languages'
import type { Latest } from './calls'
import type { Sets } from './createSets'

export function createVersions(sets: Sets) {
  const { $draft, holder, readAgain } = sets
  const { saveFx, importFx, bringBackFx, removeFx, downloadFx } = sets
  const broughtBack = createEvent<number>()
  const removed = createEvent()

  const removedId = `${holder}.removed`

  sample({
    clock: broughtBack,
    source: $draft,
    filter: (draft) => draft !== null,
    fn: (draft, versionNo) => ({
      filmId: draft?.filmId ?? '',
      lang: draft?.lang ?? '',
      rev: draft?.rev ?? 0,
      versionNo,
    }),
    target: bringBackFx,
  })
  sample({
    clock: removed,
    source: $draft,
    filter: (draft) => draft !== null,
    fn: (draft) => ({
      filmId: draft?.filmId ?? '',
      lang: draft?.lang ?? '',
      rev: draft?.rev ?? 0,
    }),
    target: removeFx,
  })

  const $removed = createStore<Latest | null>(null).on(removeFx.done, (_, { params }) => params)
  sample({
    clock: removeFx.done,
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
    filter: (last, id) => id === removedId && last !== null,
    fn: (last) => ({
      filmId: last?.filmId ?? '',
      lang: last?.lang ?? '',
      rev: 0,
      versionNo: last?.rev ?? 0,
    }),
    target: bringBackFx,
  })

  sample({
    clock: [saveFx.done, importFx.done, bringBackFx.done],
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
      saveFx.failData,
      importFx.failData,
      bringBackFx.failData,
      removeFx.failData,
      downloadFx.failData,
    ],
  })
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
  sample({ clock: failed, filter: isConflict, fn: () => undefined, target: readAgain })

  return { broughtBack, removed }
}

const isConflict = (failure: unknown) =>
  isCallFailure(failure) && failure.kind === 'refused' && failure.code === 'changedMeanwhile'
