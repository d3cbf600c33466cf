// The query in the address, and the choices remembered on this device.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { $location, $query, locationMoved, navigateFx, readQuery } from '../../../browser/location'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'
import { createTimer } from '../../../browser/timer'
import { screenOpened } from '../../../shell/routing/screen.model'
import {
  changeQuery,
  readFootageQuery,
  readKept,
  writeKept,
  type ClipSort,
  type ClipView,
  type KeptChoices,
  type QueryChange,
} from './footageQuery'

const keptKey = 'ui.footage'
const typingRestMs = 200

export const screenEntered = createEvent()
export const searchTyped = createEvent<string>()
export const searchCleared = createEvent()
export const sortChosen = createEvent<ClipSort>()
export const viewChosen = createEvent<ClipView>()
export const trashToggled = createEvent()
export const queryChanged = createEvent<QueryChange & { isStep?: boolean }>()

export const $kept = createStore<KeptChoices>({})
export const $isHere = $location.map(({ pathname }) => pathname === href('clips.list'))
export const $footageQuery = combine($query, $kept, readFootageQuery)
/** The text in the search box. The address follows after a pause in typing. */
export const $searchText = createStore('')

const readKeptFx = createEffect(async () => readKept(await readStorageFx({ key: keptKey })))
const typing = createTimer()

sample({
  clock: screenOpened,
  filter: ({ routeId }) => routeId === 'clips.list',
  fn: () => undefined,
  target: [readKeptFx, screenEntered],
})
sample({ clock: readKeptFx.doneData, target: $kept })
sample({
  clock: screenEntered,
  source: $footageQuery,
  fn: ({ search }) => search,
  target: $searchText,
})

sample({
  clock: [sortChosen.map((sort) => ({ sort })), viewChosen.map((view) => ({ view }))],
  target: queryChanged,
})
sample({
  clock: [sortChosen.map((sort) => ({ sort })), viewChosen.map((view) => ({ view }))],
  source: $kept,
  fn: (kept, choice) => ({ ...kept, ...choice }),
  target: $kept,
})
sample({
  clock: [sortChosen, viewChosen],
  source: $kept,
  fn: (kept) => ({ key: keptKey, value: writeKept(kept) }),
  target: writeStorageFx,
})

sample({ clock: searchTyped, target: $searchText })
sample({ clock: searchTyped, fn: () => typingRestMs, target: typing.started })
sample({
  clock: typing.ended,
  source: $searchText,
  fn: (search) => ({ search }),
  target: queryChanged,
})
sample({ clock: searchCleared, fn: () => '', target: $searchText })
sample({ clock: searchCleared, fn: () => ({ search: '' }), target: queryChanged })

sample({
  clock: trashToggled,
  source: $footageQuery,
  fn: ({ isTrash }) => ({ isTrash: !isTrash, search: '', isStep: true }),
  target: queryChanged,
})
sample({ clock: trashToggled, fn: () => '', target: $searchText })
sample({
  clock: locationMoved,
  fn: ({ search }) => readQuery(search).search ?? '',
  target: $searchText,
})

// Opening a clip or the trash adds a history entry; search, order and view replace the current one.
sample({
  clock: queryChanged,
  source: { location: $location, query: $query },
  filter: $isHere,
  fn: ({ location, query }, { isStep = false, ...change }) => ({
    to: location.pathname + changeQuery(query, change),
    replace: !isStep,
  }),
  target: navigateFx,
})
