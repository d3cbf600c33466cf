import { combine, createEffect, createStore, merge, sample } from 'effector'
import { logFx } from '../../browser/page'
import { readStorageFx, writeStorageFx } from '../../browser/storage'
import { $translate } from '../../browser/text/text.model'
import {
  activateWaitingFx,
  checkForUpdateFx,
  registerWorkerFx,
  WorkerUnavailable,
} from '../../browser/worker'
import { noticeShown } from '../notices/notices.model'
import { $open } from '../routing/screen.model'
import { updateTimedOut } from './updates.model'

/** Spec §8: one message if service workers are unavailable; a failed update is only logged. */
const key = 'worker.told'

const refused = registerWorkerFx.failData.filter({
  fn: (error) => error instanceof WorkerUnavailable,
})
const failed = merge([
  registerWorkerFx.failData.filter({ fn: (error) => !(error instanceof WorkerUnavailable) }),
  checkForUpdateFx.failData,
  activateWaitingFx.failData,
  updateTimedOut.map(() => null),
])

sample({
  clock: refused,
  source: $translate,
  fn: (translate) => translate('shell.update.noWorker'),
  target: logFx,
})
sample({
  clock: failed,
  source: $translate,
  fn: (translate) => translate('shell.update.failed'),
  target: logFx,
})

const $isRefused = createStore(false).on(refused, () => true)
/** Notices are shown only in the frame of signed-in people. */
const $isToTell = combine(
  { isRefused: $isRefused, open: $open },
  ({ isRefused, open }) => isRefused && Boolean(open?.Frame),
)

const claimReportFx = createEffect(async (): Promise<boolean> => {
  const reported = await readStorageFx({ key, area: 'tab' })
  await writeStorageFx({ key, value: 'yes', area: 'tab' })
  return reported === null
})

sample({ clock: $isToTell, filter: Boolean, fn: () => undefined, target: claimReportFx })
sample({
  clock: claimReportFx.doneData,
  filter: Boolean,
  fn: () => ({ tone: 'warn' as const, text: { key: 'shell.update.noWorker' as const } }),
  target: noticeShown,
})
