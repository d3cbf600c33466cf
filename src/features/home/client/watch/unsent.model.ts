// What was played reaches the server, later if not now: first it is kept on this computer, then sent.
import { attach, createEffect, createEvent, sample } from 'effector'
import type { ReportViewingRequest } from '../../../../../generated/facts/features/home'
import { $isOnline, networkChanged } from '../../../../browser/network'
import { changeStorageFx, readStorageFx } from '../../../../browser/storage'
import { isCallFailure } from '../../../../calls/failures'
import { screenOpened } from '../../../../shell/routing/screen.model'
import { reportLastFx, reportViewingFx } from './calls'
import { readUnsent, withoutReport, withReport, type Unsent } from './unsent'

/** What stands under `ui.` goes with the session. */
export const unsentKey = 'ui.viewings'

export interface Played {
  readonly report: ReportViewingRequest
  /** The page is left: nobody waits for the answer. */
  readonly isLast: boolean
}
export const playedTold = createEvent<Played>()

const changeUnsentFx = createEffect(async (change: (unsent: Unsent) => Unsent): Promise<Unsent> => {
  const before = await changeStorageFx({
    key: unsentKey,
    change(text) {
      const after = change(readUnsent(text))
      return after.length > 0 ? JSON.stringify(after) : null
    },
  })
  return change(readUnsent(before))
})

const sendFx = createEffect(async ({ report, isLast }: Played) => {
  await (isLast ? reportLastFx : reportViewingFx)(report).catch((failure: unknown) => {
    // What is refused would be refused again.
    if (!isCallFailure(failure) || failure.kind !== 'refused') throw failure
  })
  await changeUnsentFx((unsent) => withoutReport(unsent, report))
})

const keepAndSendFx = attach({
  source: $isOnline,
  async effect(isOnline, { report, isLast }: Played) {
    const unsent = await changeUnsentFx((kept) => withReport(kept, report))
    const whole = unsent.find(({ programId }) => programId === report.programId) ?? report
    if (isOnline) await sendFx({ report: whole, isLast })
  },
})
sample({ clock: playedTold, target: keepAndSendFx })

const sendAllFx = createEffect(async () => {
  const unsent = readUnsent(await readStorageFx({ key: unsentKey }))
  for (const report of unsent) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what fails first stays
    await sendFx({ report, isLast: false })
  }
})
sample({
  clock: [screenOpened, networkChanged.filter({ fn: Boolean })],
  source: { isOnline: $isOnline, isSending: sendAllFx.pending },
  filter: ({ isOnline, isSending }) => isOnline && !isSending,
  fn: () => undefined,
  target: sendAllFx,
})
