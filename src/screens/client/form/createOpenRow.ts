// The row that stands open beside its list: from the list where it is shown, else read by its id, as
// after a link was followed.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { createListFx, type RowsRequest } from '../list/screenCalls'
import { valueIn, type Row, type RowsBeside } from '../row'
import { newId } from './draft'

export const importId = 'import'

export type OpenState = 'looking' | 'found' | 'missing' | 'failed'

export function createOpenRow(
  screen: Screen,
  { $rows, $openId, rowsReceived, rowsSeen, rowsChanged }: RowsBeside,
) {
  const lookRepeated = createEvent()
  const keyOf = (row: Row) => String(valueIn(row, screen.key))

  const readFx = createListFx(screen.calls.list)
  /** Null: there is none, or none that this person may see. */
  const readRowFx = attach({
    effect: readFx,
    mapParams: (id: string): RowsRequest => ({ ids: [id] }),
  })
  const lookFx = attach({ effect: readRowFx })

  const $rowId = $openId.map((id) => (id === newId || id === importId ? null : id))
  const $listed = combine(
    $rowId,
    $rows,
    (id, rows) => rows.find((row) => keyOf(row) === id) ?? null,
  )
  /** The newest version of a row that may have left the list meanwhile. */
  const $held = createStore<Row | null>(null, { serialize: 'ignore' })
  const $row = combine($rowId, $listed, $held, (id, listed, held) =>
    id === null ? null : (listed ?? (held && keyOf(held) === id ? held : null)),
  )
  const $state = createStore<OpenState>('looking')

  const $isUnlisted = $listed.map((listed) => listed === null)
  sample({
    clock: [
      $rowId,
      $isUnlisted,
      lookRepeated,
      sample({ clock: rowsChanged, source: $rowId, filter: (id, ids) => ids.includes(id ?? '') }),
    ],
    source: { id: $rowId, isUnlisted: $isUnlisted },
    filter: ({ id, isUnlisted }) => id !== null && isUnlisted,
    fn: ({ id }) => String(id),
    target: lookFx,
  })
  sample({ clock: $listed, filter: Boolean, target: $held })
  $held.on([rowsReceived, rowsSeen.map(({ fresh }) => fresh)], (held, rows) => {
    const newer = held && rows.find((row) => keyOf(row) === keyOf(held))
    return newer ?? held
  })

  const looked = sample({
    clock: lookFx.done,
    source: $rowId,
    filter: (id, { params }) => id === params,
    fn: (_, { result }) => result.rows[0] ?? null,
  })
  // A row that is not there any more stays readable for whoever is typing.
  $held.on(looked, (held, row) => row ?? held)
  $state
    .on(lookFx, () => 'looking')
    .on(looked, (_, row) => (row ? 'found' : 'missing'))
    .on(lookFx.failData, (_, { kind }) => (kind === 'refused' ? 'missing' : 'failed'))
  sample({ clock: $listed, filter: Boolean, fn: () => 'found' as const, target: $state })

  return { $row, $rowId, $state, lookRepeated, readRowFx, keyOf }
}

export type OpenRow = ReturnType<typeof createOpenRow>
