// What became of the open row, for those who may know it; read when somebody wants to see it.
import { combine, createEvent, createStore, sample, type Store } from 'effector'
import { listChanges, type Change } from '../../../../generated/facts/features/screens'
import type { Screen } from '../../../../generated/facts/screen'
import { can } from '../../../access/can'
import { createCallFx } from '../../../calls/createCallFx'
import { $world } from '../../../session/client'
import type { Row } from '../row'

interface Sources {
  readonly screen: Screen
  readonly $row: Store<Row | null>
}

export function createHistory({ screen, $row }: Sources) {
  const toggled = createEvent()
  const readAgain = createEvent()
  const readFx = createCallFx(listChanges)

  const $isAllowed = $world.map((world) => can(listChanges.access, world))
  const $isOpen = createStore(false, { serialize: 'ignore' }).on(toggled, (isOpen) => !isOpen)
  /** The row and its version: a newer one has one change more. */
  const $subject = $row.map((row) => (row ? `${String(row[screen.key])} ${row.rev}` : null))
  const $read = createStore<{ id: string; changes: readonly Change[] } | null>(null, {
    serialize: 'ignore',
  }).on(readFx.done, (_, { params, result }) => ({ id: params.id, changes: result.changes }))
  const $isFailed = createStore(false, { serialize: 'ignore' }).on(
    readFx.finally,
    (_, { status }) => status === 'fail',
  )

  sample({
    clock: [$subject, $isOpen, readAgain],
    source: { row: $row, isOpen: $isOpen, isAllowed: $isAllowed },
    filter: ({ row, isOpen, isAllowed }) => isOpen && isAllowed && row !== null,
    fn: ({ row }) => ({ list: screen.calls.list, id: String(row?.[screen.key]) }),
    target: readFx,
  })

  const $changes = combine($row, $read, (row, read) =>
    row && read?.id === String(row[screen.key]) ? read.changes : null,
  )
  return { toggled, readAgain, $isAllowed, $isOpen, $changes, $isFailed }
}

export type History = ReturnType<typeof createHistory>
