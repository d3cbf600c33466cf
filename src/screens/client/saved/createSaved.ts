// Searches that people have kept, for themselves or for everybody of the customer.
import { combine, createEvent, createStore, sample, type Store } from 'effector'
import {
  listSearches,
  removeSearch,
  saveSearch,
  type SavedSearch,
  type SaveSearchRequest,
} from '../../../../generated/facts/features/screens'
import type { Screen } from '../../../../generated/facts/screen'
import { createCallFx } from '../../../calls/createCallFx'
import { switched } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { areSameFilters } from '../../question'
import type { Layout } from '../list/createLayout'
import type { Place } from '../list/createPlace'
import type { Reading } from '../list/createReading'
import { questionIn, searchOf, type Kept } from './savedSearch'

export interface SearchChange {
  readonly name?: string
  readonly isShared?: boolean
}

export interface SavedSources {
  readonly screen: Screen
  /** With the customer's own fields. */
  readonly $screen: Store<Screen>
  readonly place: Place
  readonly reading: Reading
  readonly layout: Layout
}

export function createSaved({ screen, $screen, place, reading, layout }: SavedSources) {
  const chosen = createEvent<string>()
  /** Keeps what is asked now under this name. */
  const saveAsked = createEvent<{ name: string; isShared: boolean }>()
  /** Brings the chosen search up to what is asked now. */
  const updateAsked = createEvent()
  const changeAsked = createEvent<SearchChange>()
  const removeAsked = createEvent()

  const list = screen.calls.list.id
  const readFx = createCallFx({ ...listSearches, background: true })
  const saveFx = createCallFx(saveSearch)
  const removeFx = createCallFx(removeSearch)

  const $searches = createStore<readonly SavedSearch[]>([])
    .on(readFx.doneData, (_, { searches }) => searches)
    .on(saveFx.doneData, (all, saved) => withSearch(all, saved))
    .on(removeFx.done, (all, { params }) => all.filter((each) => each.searchId !== params.searchId))
    .reset(switched)
  const $current = combine($searches, place.$address, (searches, { saved }) =>
    saved === undefined ? null : (searches.find(({ searchId }) => searchId === saved) ?? null),
  )
  const $now = combine(
    { address: place.$address, text: place.$searchText, columns: layout.$columns },
    ({ address, text, columns }) => searchOf({ ...address, search: text.trim() }, columns),
  )
  /** Whether something else is asked by now than the chosen search says. */
  const $isChanged = combine($current, $now, $screen, (current, now, asked) =>
    current === null
      ? false
      : !areSameFilters(questionIn(asked, current).filters, now.filterList) ||
        (current.search ?? '') !== (now.search ?? '') ||
        JSON.stringify(current.sort) !== JSON.stringify(now.sort) ||
        (current.gridColumns.length > 0 &&
          fieldsOf(current.gridColumns) !== fieldsOf(now.gridColumns)),
  )

  sample({ clock: reading.opened, fn: () => ({ list }), target: readFx })
  const picked = sample({
    clock: chosen,
    source: $searches,
    fn: (searches, id) => searches.find(({ searchId }) => searchId === id),
  }).filterMap((search) => search)
  sample({ clock: picked, fn: ({ search = '' }) => search, target: place.$searchText })
  sample({
    clock: picked,
    source: $screen,
    fn: (asked, search) => ({ ...questionIn(asked, search), saved: search.searchId }),
    target: place.addressChanged,
  })
  sample({
    clock: picked.filter({ fn: ({ gridColumns }) => gridColumns.length > 0 }),
    fn: ({ gridColumns }) => shownFields(gridColumns),
    target: layout.columnsChosen,
  })

  sample({
    clock: saveAsked,
    source: $now,
    fn: (now, named): SaveSearchRequest => ({ ...now, ...named, list }),
    target: saveFx,
  })
  const updated = sample({
    clock: updateAsked,
    source: { current: $current, now: $now },
    fn: ({ current, now }) => current && requestOf(current, now),
  })
  const altered = sample({
    clock: changeAsked,
    source: $current,
    fn: (current, change) => current && { ...requestOf(current, current), ...change },
  })
  sample({ clock: [updated, altered], filter: Boolean, target: saveFx })
  sample({
    clock: removeAsked,
    source: $current,
    filter: Boolean,
    fn: ({ searchId }) => ({ searchId }),
    target: removeFx,
  })

  sample({
    clock: saveFx.doneData,
    fn: ({ searchId }) => ({ saved: searchId }),
    target: place.addressChanged,
  })
  sample({
    clock: saveFx.doneData,
    fn: ({ name }) => ({
      tone: 'ok' as const,
      text: { key: 'screens.list.save.saved' as const, params: { name } },
    }),
    target: noticeShown,
  })
  sample({ clock: removeFx.done, fn: () => ({ saved: undefined }), target: place.addressChanged })
  // A link may name a search that is gone.
  sample({
    clock: readFx.doneData,
    source: place.$address,
    filter: ({ saved }, { searches }) =>
      saved !== undefined && !searches.some(({ searchId }) => searchId === saved),
    fn: () => ({ saved: undefined }),
    target: place.addressChanged,
  })

  return {
    $searches,
    $current,
    $isChanged,
    $isSaving: saveFx.pending,
    chosen,
    saveAsked,
    saved: saveFx.done,
    updateAsked,
    changeAsked,
    removeAsked,
  }
}

export type Saved = ReturnType<typeof createSaved>

/** The search by its name, with what it asks. */
function requestOf({ searchId, list, name, isShared }: SavedSearch, asks: Kept): SaveSearchRequest {
  const { filterList, gridColumns, sort, search } = asks
  return { searchId, list, name, isShared, filterList, gridColumns, sort, search }
}

function withSearch(all: readonly SavedSearch[], saved: SavedSearch): readonly SavedSearch[] {
  const others = all.filter(({ searchId }) => searchId !== saved.searchId)
  return [...others, saved].sort((one, other) => one.name.localeCompare(other.name))
}

function shownFields(columns: SavedSearch['gridColumns']): readonly string[] {
  return columns
    .filter(({ visible }) => visible)
    .sort((one, other) => one.order - other.order)
    .map(({ field }) => field)
}

const fieldsOf = (columns: SavedSearch['gridColumns']) => shownFields(columns).join(' ')
