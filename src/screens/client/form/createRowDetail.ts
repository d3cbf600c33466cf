// What belongs to the open row and is read only once somebody wants to see it, such as its history.
import {
  attach,
  combine,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Store,
} from 'effector'
import type { CallFailure } from '../../../calls/failures'
import type { Row } from '../row'

interface Sources<Of extends Pick<Row, 'rev'>, Params extends object, Reply> {
  readonly $row: Store<Of | null>
  readonly effect: Effect<Params, Reply, CallFailure>
  readonly paramsOf: (row: Of) => Params
}

export function createRowDetail<Of extends Pick<Row, 'rev'>, Params extends object, Reply>(
  sources: Sources<Of, Params, Reply>,
) {
  const { $row, effect, paramsOf } = sources
  const toggled = createEvent()
  const opened = createEvent()
  /** As a newer version of the row does by itself; nothing while it is not shown. */
  const readAgain = createEvent()
  const readFx = attach({ effect })
  const keyOf = (params: Params) => JSON.stringify(params)

  const $isOpen = createStore(false, { serialize: 'ignore' })
    .on(toggled, (isOpen) => !isOpen)
    .on(opened, () => true)
  const $key = $row.map((row) => row && keyOf(paramsOf(row)))
  const $rev = $row.map((row) => row?.rev ?? 0)
  const $read = createStore<{ key: string; reply: Reply } | null>(null, {
    serialize: 'ignore',
  }).on(readFx.done, (_, { params, result }) => ({ key: keyOf(params), reply: result }))
  const $isFailed = createStore(false, { serialize: 'ignore' })
    .on(readFx.finally, (_, { status }) => status === 'fail')
    .reset($key)

  sample({
    clock: [$key, $rev, $isOpen, readAgain],
    source: { row: $row, isOpen: $isOpen },
    filter: ({ row, isOpen }) => isOpen && row !== null,
    fn: ({ row }) => paramsOf(row as Of),
    target: readFx,
  })

  /** null: not read yet. */
  const $reply = combine($key, $read, (key, read) =>
    read !== null && read.key === key ? read.reply : null,
  )
  return { toggled, opened, readAgain, $isOpen, $isFailed, $reply }
}
