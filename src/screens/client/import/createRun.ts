// Sends the rows of an import, some hundred at a time; it can be stopped, resumed and undone.
import { createEffect, createEvent, createStore, sample, type Effect, type Store } from 'effector'
import type { CallFailure } from '../../../calls/failures'
import type { ImportMode, ImportReply, ImportRequest, ImportRow, Verdict } from './verdicts'
import { rowsPerCall } from './verdicts'

export type RunState = 'idle' | 'running' | 'stopping' | 'stopped' | 'done'

interface Sources {
  readonly importFx: Effect<ImportRequest, ImportReply, CallFailure>
  readonly $rows: Store<readonly ImportRow[]>
  readonly $mode: Store<ImportMode>
  readonly $importId: Store<string>
  readonly $isQuiet: Store<boolean>
}

interface Piece {
  readonly rows: readonly ImportRow[]
  readonly mode: ImportMode
  readonly importId: string
  readonly isQuiet: boolean
}

export type Tally = Readonly<Record<Verdict['verdict'], number>>

const noTally: Tally = { new: 0, changed: 0, same: 0, skipped: 0, refused: 0 }

export function createRun({ importFx, $rows, $mode, $importId, $isQuiet }: Sources) {
  const started = createEvent()
  const stopped = createEvent()
  const resumed = createEvent()
  const reset = createEvent()
  const begun = createEvent<readonly ImportRow[]>()
  const pieceAsked = createEvent()

  const sendFx = createEffect(({ rows, mode, importId, isQuiet }: Piece) =>
    importFx({
      importId,
      dryRun: false,
      mode,
      ...(isQuiet && { isQuiet }),
      rows: rows.map(({ values }) => values),
    }),
  )
  /** Rows that are still to be sent. */
  const $queue = createStore<readonly ImportRow[]>([], { serialize: 'ignore' })
    .on(begun, (_, rows) => rows)
    .on(sendFx.done, (queue, { params }) => queue.slice(params.rows.length))
    .reset(reset)
  const $whole = createStore(0, { serialize: 'ignore' }).on(begun, (_, { length }) => length)
  const $tally = createStore<Tally>(noTally, { serialize: 'ignore' })
    .on(sendFx.doneData, (tally, { rows }) =>
      rows.reduce((sum, { verdict }) => ({ ...sum, [verdict]: sum[verdict] + 1 }), tally),
    )
    .reset(begun, reset)
  const $state = createStore<RunState>('idle', { serialize: 'ignore' })
    .on([begun, resumed], () => 'running')
    .on(stopped, (state) => (state === 'running' ? 'stopping' : state))
    .on(sendFx.fail, () => 'stopped')
    .reset(reset)

  sample({
    clock: started,
    source: { rows: $rows, state: $state },
    filter: ({ state }) => state === 'idle',
    fn: ({ rows }) => rows.filter(({ state }) => state === 'new' || state === 'changed'),
    target: begun,
  })
  sample({ clock: [begun, resumed], fn: () => undefined, target: pieceAsked })
  sample({
    clock: pieceAsked,
    source: {
      queue: $queue,
      mode: $mode,
      importId: $importId,
      isQuiet: $isQuiet,
      isSending: sendFx.pending,
    },
    filter: ({ queue, isSending }) => queue.length > 0 && !isSending,
    fn: ({ queue, mode, importId, isQuiet }) => ({
      rows: queue.slice(0, rowsPerCall),
      mode,
      importId,
      isQuiet,
    }),
    target: sendFx,
  })
  const sent = sample({
    clock: sendFx.done,
    source: { queue: $queue, state: $state },
    fn: ({ queue, state }) =>
      queue.length === 0 ? 'done' : state === 'stopping' ? 'stopped' : state,
  })
  sample({ clock: sent, target: $state })
  sample({
    clock: sent,
    filter: (state) => state === 'running',
    fn: () => undefined,
    target: pieceAsked,
  })
  const finished = sent.filter({ fn: (state) => state === 'done' })

  return { started, stopped, resumed, reset, finished, sendFx, $queue, $whole, $tally, $state }
}
