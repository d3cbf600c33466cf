import { createEvent, createStore, sample, type Store } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { CallId } from '../../../../generated/facts/calls'
import { createCallFx } from '../../../calls/createCallFx'
import type { RowsBeside } from '../row'
import type { createRun } from './createRun'

interface Sources {
  readonly undoCall: Call | undefined
  readonly $importId: Store<string>
  readonly run: Pick<ReturnType<typeof createRun>, 'started' | 'reset'>
  readonly rows: Pick<RowsBeside, 'rowsOutdated'>
}

/** Takes an import back, as far as nobody has worked on its rows since. */
export function createUndo({ undoCall, $importId, run, rows }: Sources) {
  const undoAsked = createEvent()
  const undone = createEvent()
  const $isUndone = createStore(false, { serialize: 'ignore' })
    .on(undone, () => true)
    .reset(run.started, run.reset)
  if (!undoCall) {
    return { undoAsked, $isUndone, $isUndoing: createStore(false), canUndo: false }
  }
  const undoFx = createCallFx(undoCall as Call<CallId, { importId: string }, unknown>)
  sample({
    clock: undoAsked,
    source: $importId,
    fn: (importId) => ({ importId }),
    target: undoFx,
  })
  sample({ clock: undoFx.done, fn: () => undefined, target: [undone, rows.rowsOutdated] })
  return { undoAsked, $isUndone, $isUndoing: undoFx.pending, canUndo: true }
}
