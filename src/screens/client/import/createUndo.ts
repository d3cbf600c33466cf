import { createEvent, createStore, sample, type Store } from 'effector'
import { undoImport } from '../../../../generated/facts/features/screens'
import { createCallFx } from '../../../calls/createCallFx'
import type { RowsBeside } from '../row'
import type { createRun } from './createRun'

interface Sources {
  readonly $importId: Store<string>
  readonly run: Pick<ReturnType<typeof createRun>, 'started' | 'reset'>
  readonly rows: Pick<RowsBeside, 'rowsOutdated'>
}

/** Takes an import back, as far as nobody has worked on its rows since. */
export function createUndo({ $importId, run, rows }: Sources) {
  const undoAsked = createEvent()
  const undone = createEvent()
  const $isUndone = createStore(false, { serialize: 'ignore' })
    .on(undone, () => true)
    .reset(run.started, run.reset)
  const undoFx = createCallFx(undoImport)
  /** Invitations that had gone before they were taken back. */
  const $withdrawn = createStore(0, { serialize: 'ignore' })
    .on(undoFx.doneData, (_, { invited }) => invited)
    .reset(run.started, run.reset)
  sample({
    clock: undoAsked,
    source: $importId,
    fn: (importId) => ({ importId }),
    target: undoFx,
  })
  sample({ clock: undoFx.done, fn: () => undefined, target: [undone, rows.rowsOutdated] })
  return { undoAsked, $isUndone, $withdrawn, $isUndoing: undoFx.pending }
}
