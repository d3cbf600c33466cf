// Where a screen is, and what its address asks.
import { combine, createEvent, createStore, sample, type Store } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { $location, locationMoved, navigateFx, stepBackFx } from '../../../browser/location'
import { createTimer } from '../../../browser/timer'
import { switched } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import { $open, screenOpened, type OpenScreen } from '../../../shell/routing/screen.model'
import { addressOf } from '../../../shell/routing/addressOf'
import { emptyAddress, readAddress, type ListAddress, type OpenPanel } from '../../address'
import { askableOf } from '../../askable'
import type { Question, SearchFilter, Sort } from '../../question'
import type { OwnFields } from '../own/createOwnFields'
import { droppedText } from './listAddress'
import { besideOnly, isOwnSort, questionOf } from './questionOf'
import { listPathOf, rowAt, whenceOf, writePlace } from './rowAddress'

/** An address written at each letter would be too many for some browsers. */
const typingRestMs = 300

interface AddressChange extends Partial<ListAddress> {
  /** Adds to the history, so that Back leads here; otherwise it replaces. */
  readonly isStep?: boolean
}

export function createPlace(
  screen: Screen,
  isOurs: (open: OpenScreen | null) => boolean,
  own: OwnFields,
  $screen: Store<Screen>,
) {
  const entered = createEvent()
  const addressChanged = createEvent<AddressChange>()
  const searchTyped = createEvent<string>()
  const filtersChosen = createEvent<readonly SearchFilter[]>()
  /** The filters of a ready-made search, in the place of all others. */
  const viewChosen = createEvent<readonly SearchFilter[]>()
  const sortChosen = createEvent<Sort>()
  /** The order that this device had last. */
  const sortKept = createEvent<Sort>()
  /** Neither search nor filters. */
  const questionCleared = createEvent()
  const trashToggled = createEvent()
  const rowOpened = createEvent<string>()
  const rowClosed = createEvent()
  const rowReplaced = createEvent<string>()
  const rest = createTimer()

  const $path = createStore<string | null>(null)
  const $isHere = combine(
    { open: $open, path: $path, location: $location },
    ({ open, path, location }) => isOurs(open) && listPathOf(screen, location.pathname) === path,
  )
  const $address = createStore(emptyAddress)
  /** What stands in the search box; the address follows. */
  const $searchText = createStore('')
  const $usualSort = createStore<Sort>(screen.sort)
    .on([sortKept, sortChosen], (_, sort) => sort)
    .reset(switched)
  const $sort = combine($address, $usualSort, ({ sort }, usual) => sort ?? usual)
  const $question: Store<Question> = combine($address, $searchText, $sort, (address, text, sort) =>
    questionOf(screen, address, text, sort),
  )

  /** Where there is nothing beside the list. */
  const ledAway = sample({
    clock: rowOpened,
    filter: () => screen.leads !== undefined,
  })
  sample({
    clock: ledAway,
    source: $address,
    fn: (address, id) => ({
      to: `${addressOf(screen.leads!, '', { [screen.key]: id })}?from=${whenceOf(screen, address)}`,
    }),
    target: navigateFx,
  })

  const opened = sample({ clock: screenOpened, source: $open, filter: isOurs })
  sample({
    clock: opened,
    source: $location,
    fn: ({ pathname }) => listPathOf(screen, pathname),
    target: $path,
  })
  const read = sample({
    clock: [$location, opened, own.$fields, own.$areKnown],
    source: { location: $location, isHere: $isHere, screen: $screen, areOwnKnown: own.$areKnown },
    filter: ({ isHere }) => isHere,
    fn({ location, screen: asked, areOwnKnown }) {
      const given = readAddress(location.search, {
        ...askableOf(asked),
        areOwnUnknown: !areOwnKnown,
      })
      const id = rowAt(screen, location.pathname)
      return id === undefined
        ? { ...given, isOld: screen.rowRoute !== undefined && given.address.panel?.kind === 'row' }
        : { ...given, address: { ...given.address, panel: panelOf(id) }, isOld: false }
    },
  })
  sample({ clock: read, fn: ({ address }) => address, target: $address })
  sample({
    clock: [opened, locationMoved],
    source: { address: $address, isHere: $isHere },
    filter: ({ isHere }) => isHere,
    fn: ({ address }) => address.search,
    target: $searchText,
  })
  sample({ clock: opened, fn: () => undefined, target: [entered, own.asked] })
  sample({
    clock: read,
    filter: ({ dropped }) => dropped.length > 0,
    fn: ({ dropped }) => ({
      tone: 'info' as const,
      text: droppedText(screen, dropped),
    }),
    target: noticeShown,
  })
  // What was dropped does not stay in the address, where it would be told again; links from when a
  // row stood in the query lead to the address that it has now.
  sample({
    clock: read.filter({ fn: ({ dropped, isOld }) => dropped.length > 0 || isOld }),
    fn: () => ({}),
    target: addressChanged,
  })

  sample({ clock: searchTyped, target: $searchText })
  sample({ clock: searchTyped, fn: () => typingRestMs, target: rest.started })
  sample({ clock: rest.ended, fn: () => ({}), target: addressChanged })
  sample({ clock: filtersChosen, fn: (filters) => ({ filters }), target: addressChanged })
  sample({
    clock: viewChosen,
    fn: (filters) => ({ filters, saved: undefined }),
    target: addressChanged,
  })
  sample({
    clock: sortChosen,
    fn: (sort) => ({ sort: isOwnSort(screen, sort) ? undefined : sort }),
    target: addressChanged,
  })
  sample({
    clock: questionCleared,
    source: $address,
    fn: ({ filters }) => ({ search: '', filters: besideOnly(screen, filters), saved: undefined }),
    target: addressChanged,
  })
  // Rows in the trash and others share no filters.
  sample({ clock: [questionCleared, trashToggled], fn: () => '', target: $searchText })
  sample({
    clock: trashToggled,
    source: $address,
    fn: ({ trash, view, sort }) => ({ ...emptyAddress, view, sort, trash: !trash, isStep: true }),
    target: addressChanged,
  })

  const $openId = combine($address, $isHere, ({ panel }, isHere) =>
    isHere && panel ? (panel.kind === 'row' ? panel.id : panel.kind) : null,
  )
  /** Whether Back leads to the list, or out of the application. */
  const $wasOpenedHere = createStore(false)
    .on(rowOpened, () => true)
    .on(opened, () => false)
  sample({
    clock: rowOpened,
    source: $openId,
    filter: () => screen.leads === undefined,
    fn: (openId, id) => ({ panel: panelOf(id), isStep: openId === null }),
    target: addressChanged,
  })
  sample({
    clock: rowReplaced,
    fn: (id) => ({ panel: panelOf(id) }),
    target: addressChanged,
  })
  const closed = sample({
    clock: rowClosed,
    source: { openId: $openId, wasOpenedHere: $wasOpenedHere },
    filter: ({ openId }) => openId !== null,
  })
  sample({
    clock: closed.filter({ fn: ({ wasOpenedHere }) => wasOpenedHere }),
    fn: () => undefined,
    target: stepBackFx,
  })
  sample({
    clock: closed.filter({ fn: ({ wasOpenedHere }) => !wasOpenedHere }),
    fn: () => ({ panel: undefined }),
    target: addressChanged,
  })

  sample({
    clock: addressChanged,
    source: { location: $location, address: $address, search: $searchText, isHere: $isHere },
    filter: ({ isHere }) => isHere,
    fn: ({ location, address, search }, { isStep = false, ...change }) => ({
      to: writePlace(screen, location, { ...address, search: search.trim(), ...change }),
      replace: !isStep,
    }),
    target: navigateFx,
  })
  for (const store of [$searchText, $wasOpenedHere]) store.reset(switched)

  return {
    $isHere,
    $address,
    $searchText,
    $sort,
    $question,
    $openId,
    entered,
    addressChanged,
    searchTyped,
    filtersChosen,
    viewChosen,
    sortChosen,
    sortKept,
    questionCleared,
    trashToggled,
    rowOpened,
    rowClosed,
    rowReplaced,
  }
}

export type Place = ReturnType<typeof createPlace>

function panelOf(id: string): OpenPanel {
  return id === 'new' || id === 'import' ? { kind: id } : { kind: 'row', id }
}
