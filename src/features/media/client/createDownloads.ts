// What is selected in a list, as one download.
import { attach, createEffect, createEvent, createStore, sample, type Effect } from 'effector'
import type { TextKey } from '../../../../generated/facts/text'
import type { CallFailure } from '../../../calls/failures'
import { openDownload } from '../../../browser/openDownload'
import type { ScreenModels } from '../../../screens/client'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'

interface Asked {
  readonly ids: string[]
}

interface Answered {
  readonly url: string
  /** Of those asked for. */
  readonly missing: string[]
}

export interface DownloadsOptions<Request extends Asked> {
  readonly list: ScreenModels['list']
  readonly downloadFx: Effect<Request, Answered, CallFailure>
  readonly words: {
    /** With `left` and `count`. */
    readonly partly: TextKey
    /** With `count`. */
    readonly failed: TextKey
    readonly retry: TextKey
  }
}

export function createDownloads<Request extends Asked>(options: DownloadsOptions<Request>) {
  const { list, words } = options
  const downloadAsked = createEvent<Request>()
  const downloadFx = attach({ effect: options.downloadFx })
  const openFx = createEffect(openDownload)
  const $lastFailed = createStore<Request | null>(null, { serialize: 'ignore' })
  const noticeId = words.failed

  sample({ clock: downloadAsked, target: downloadFx })
  sample({ clock: downloadFx.doneData, fn: ({ url }) => url, target: openFx })
  const partly = downloadFx.done.filter({ fn: ({ result }) => result.missing.length > 0 })
  sample({
    clock: partly,
    fn: ({ params, result: { missing } }) => ({
      tone: 'warn' as const,
      text: { key: words.partly, params: { left: missing.length, count: params.ids.length } },
    }),
    target: noticeShown,
  })
  // What is missing has changed since the list was read.
  sample({
    clock: [
      partly.map(({ result }) => result.missing),
      downloadFx.fail.map(({ params }) => params.ids),
    ],
    target: list.follow.idsLookedAt,
  })
  sample({ clock: downloadFx.fail, fn: ({ params }) => params, target: $lastFailed })
  sample({
    clock: downloadFx.fail,
    fn: ({ params: { ids } }) => ({
      id: noticeId,
      tone: 'danger' as const,
      text: { key: words.failed, params: { count: ids.length } },
      action: words.retry,
    }),
    target: noticeShown,
  })
  sample({
    clock: noticeActionChosen,
    source: $lastFailed,
    filter: (last, id) => id === noticeId && last !== null,
    fn: (last) => last as Request,
    target: downloadAsked,
  })
  return { downloadAsked }
}
