// Table or cards, which columns in which order, and the order of rows: as this device last had them.
import { combine, createEffect, createEvent, createStore, sample, type Store } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { $screensRevision } from '../replaced.model'
import type { Place } from './createPlace'
import { orderedColumns, readLayout, type ListView } from './layout'

export function createLayout(screen: Screen, place: Place, $screen: Store<Screen>) {
  const viewChosen = createEvent<ListView>()
  /** Fields, in order; the first column is always there. */
  const columnsChosen = createEvent<readonly string[]>()
  const columnsReset = createEvent()
  const key = `ui.list.${screen.feature}.${screen.id}`

  const readKeptFx = createEffect(async () => readLayout(await readStorageFx({ key })))
  const $kept = createStore(readLayout(null)).on(readKeptFx.doneData, (_, kept) => kept)
  const $view = combine($kept, place.$address, $screensRevision, (kept, address) =>
    screen.card === undefined ? 'table' : (address.view ?? kept.view ?? usualView(screen)),
  )
  const $columns = combine($kept, $screen, $screensRevision, ({ columns }, shown) =>
    orderedColumns(shown, columns),
  )
  const $areColumnsOwn = $kept.map(({ columns }) => columns !== undefined)

  sample({ clock: place.entered, target: readKeptFx })
  const changed = sample({
    clock: [
      viewChosen.map((view) => ({ view })),
      columnsChosen.map((columns) => ({ columns })),
      columnsReset.map(() => ({ columns: undefined })),
      place.sortChosen.map((sort) => ({ sort })),
    ],
    source: $kept,
    fn: (kept, change) => ({ ...kept, ...change }),
  })
  sample({ clock: changed, target: $kept })
  sample({
    clock: readKeptFx.doneData,
    fn: ({ sort }) => (sort && screen.sorts.includes(sort.field) ? sort : screen.sort),
    target: place.sortKept,
  })
  sample({
    clock: changed,
    fn: (kept) => ({ key, value: JSON.stringify(kept) }),
    target: writeStorageFx,
  })
  // A link shows the same view to everybody, unless it is the usual one.
  sample({
    clock: viewChosen,
    fn: (view) => ({ view: view === usualView(screen) ? undefined : view }),
    target: place.addressChanged,
  })

  return { $view, $columns, $areColumnsOwn, viewChosen, columnsChosen, columnsReset }
}

const usualView = ({ card }: Screen): ListView => (card?.isFirst ? 'cards' : 'table')

export type Layout = ReturnType<typeof createLayout>
