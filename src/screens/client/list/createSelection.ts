// Which rows are selected, while one pages and sorts; another question starts anew.
import { combine, createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { switched } from '../../../session/client'
import type { Place } from './createPlace'
import { keyOf } from './createReading'
import type { Rows } from './createRows'
import {
  everything,
  leaveOut,
  nothing,
  reselect,
  selectedOf,
  shownSelection,
  sizeOf,
} from './selected'

export function createSelection(
  screen: Screen,
  { $question, $openId }: Place,
  { $ids, $rows, $shown, $coming, idOf }: Rows,
) {
  const selectionChanged = createEvent<ReadonlySet<string>>()
  const allSelected = createEvent()
  const selectionCleared = createEvent()
  const rowsLeft = createEvent<readonly string[]>()

  const $selection = createStore(nothing, { serialize: 'ignore' })
    .on(allSelected, () => everything)
    .on(rowsLeft, leaveOut)
  const $subject = $question.map((question) => keyOf({ ...question, sort: undefined }))
  $selection.reset(selectionCleared, $subject, switched)
  // A page covers the rows that were selected.
  sample({
    clock: $openId,
    filter: (openId) => openId !== null && screen.opens === 'page',
    fn: () => undefined,
    target: selectionCleared,
  })
  sample({
    clock: selectionChanged,
    source: { selection: $selection, loaded: $ids, coming: $coming },
    fn: ({ selection, loaded, coming }, ids) => {
      const early = new Set(coming.map(idOf))
      return reselect(selection, loaded, new Set([...ids].filter((id) => !early.has(id))))
    },
    target: $selection,
  })

  const $selectedIds = combine($selection, $ids, shownSelection)
  const $selectedRows = combine($selectedIds, $rows, (ids, rows) =>
    ids.size === 0 ? [] : rows.filter((row) => ids.has(idOf(row))),
  )
  const $selected = combine($selection, $question, $shown, (selection, question, { total }) =>
    selectedOf(selection, question, total ?? 0),
  )
  const $selectedCount = combine($selection, $shown, (selection, { total }) =>
    sizeOf(selection, total ?? 0),
  )
  /** Everything can be selected while it is counted, and there is more than is selected. */
  const $canSelectAll = combine(
    $selectedCount,
    $shown,
    (count, { total, isFloor }) => total !== null && !isFloor && count > 0 && count < total,
  )

  return {
    $selection,
    $selectedIds,
    $selectedRows,
    $selected,
    $selectedCount,
    $canSelectAll,
    selectionChanged,
    allSelected,
    selectionCleared,
    rowsLeft,
  }
}

export type SelectionModel = ReturnType<typeof createSelection>
