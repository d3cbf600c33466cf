// The films that the open clip had, has and gets; read when somebody wants to see them.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { movingRefreshMs } from '../../../../generated/facts/constants'
import type {
  BringBackClipRequest,
  ListClipVersionsResponse,
} from '../../../../generated/facts/features/footage'
import { $isVisible } from '../../../browser/tabs'
import { createPoll } from '../../../calls/createPoll'
import { isCallFailure } from '../../../calls/failures'
import { createRowDetail } from '../../../screens/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { bringBackClipFx, cancelClipUploadFx, listClipVersionsFx } from './calls'
import { $clipId } from './clipCaptions.model'
import { footageList, openClip } from './footageList'
import { isOfClip, newVersionChosen, versionUploads } from './versionUploads.model'

export type Version = ListClipVersionsResponse['versions'][number]

/** To be shown from now on. */
export const versionTaken = createEvent<BringBackClipRequest>()
/** To be watched, without becoming the one that is shown. */
export const versionWatched = createEvent<Version>()
export const versionLeft = createEvent()

export const versionsDetail = createRowDetail({
  $row: openClip.$row,
  effect: listClipVersionsFx,
  paramsOf: ({ clipId }) => ({ clipId }),
})
/** null: not read yet. */
export const $versions = versionsDetail.$reply.map((reply) => reply?.versions ?? null)
sample({ clock: newVersionChosen, fn: () => undefined, target: versionsDetail.opened })

export const $watched = createStore<Version | null>(null, { serialize: 'ignore' })
  .on(versionWatched, (_, version) => version)
  .reset(versionLeft, $clipId)
/** Uploads of this tab that become versions of the open clip. */
export const $versionItems = combine(versionUploads.$uploads, $clipId, (items, clipId) =>
  clipId === null ? [] : items.filter(({ subjectId }) => isOfClip(subjectId, clipId)),
)

const isMoving = ({ state }: Version) => state === 'uploading' || state === 'processing'
const poll = createPoll({
  effect: listClipVersionsFx,
  everyMs: movingRefreshMs,
  $isWanted: combine(
    [versionsDetail.$isOpen, $isVisible, $versions],
    ([isOpen, isVisible, versions]) => isOpen && isVisible && versions?.some(isMoving) === true,
  ),
})
sample({
  clock: [poll.asked, $versionItems, cancelClipUploadFx.done],
  fn: () => undefined,
  target: versionsDetail.readAgain,
})
const $shownNo = openClip.$row.map((row) => row?.versionNo ?? 0)
// One that came has taken its place: the clip itself is read again.
sample({
  clock: $versions,
  source: { clipId: $clipId, shownNo: $shownNo },
  filter: ({ shownNo }, versions) =>
    versions?.some(({ isShown, versionNo }) => isShown && versionNo !== shownNo) === true,
  fn: ({ clipId }) => [clipId ?? ''],
  target: footageList.follow.idsLookedAt,
})

const takeFx = attach({ effect: bringBackClipFx })
export const $isTaking = takeFx.pending
sample({ clock: versionTaken, target: takeFx })
sample({ clock: versionTaken, fn: () => undefined, target: versionLeft })
sample({
  clock: takeFx.doneData,
  fn: (clip) => [clip],
  target: footageList.rows.rowsReceived,
})
sample({
  clock: takeFx.done,
  fn: ({ result, params }) => ({
    tone: 'ok' as const,
    text: {
      key: 'footage.versions.shownNow' as const,
      params: { title: result.title, version: String(params.values.versionNo ?? 1) },
    },
  }),
  target: noticeShown,
})
sample({
  clock: takeFx.fail,
  fn: ({ error }) => ({
    tone: 'danger' as const,
    text:
      isCallFailure(error) && error.kind === 'refused'
        ? error.text
        : { key: 'footage.versions.notTaken' as const },
  }),
  target: noticeShown,
})
// What somebody else changed meanwhile is looked at.
sample({
  clock: takeFx.fail,
  fn: ({ params }) => [params.clipId],
  target: footageList.follow.idsLookedAt,
})
