import { createStore, sample } from 'effector'
import { readIsStorageBlockedFx } from '../../browser/storage'
import { screenOpened } from '../routing/screen.model'
import { noticeShown } from '../notices/notices.model'

/** Without storage the session lasts only as long as the page; the person is told so once. */
const $isAsked = createStore(false).on(readIsStorageBlockedFx, () => true)

sample({
  clock: screenOpened,
  source: $isAsked,
  filter: (isAsked) => !isAsked,
  fn: () => undefined,
  target: readIsStorageBlockedFx,
})
sample({
  clock: readIsStorageBlockedFx.doneData,
  filter: Boolean,
  fn: () => ({
    tone: 'warn' as const,
    text: { key: 'shell.storageBlocked' as const },
    isPersistent: true,
  }),
  target: noticeShown,
})
