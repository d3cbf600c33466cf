// What did not work, in the server's words or ours.
import { sample, type Effect } from 'effector'
import { isToTell, type CallFailure } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'

export function tellFailed<Params, Done>(effect: Effect<Params, Done, CallFailure>) {
  sample({
    clock: effect.failData.filterMap((failure: unknown) =>
      isToTell(failure) ? failure : undefined,
    ),
    fn: (failure) => ({
      tone: 'danger' as const,
      text: failure.kind === 'refused' ? failure.text : { key: 'proEdits.act.failed' as const },
    }),
    target: noticeShown,
  })
}
