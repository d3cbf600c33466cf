import { combine, createEvent, sample, type Store } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import type { OpenScreen } from '../../../shell/routing/screen.model'
import { createOwnFields } from '../own/createOwnFields'
import { withOwnFields } from '../own/ownScreen'
import { $screensRevision } from '../replaced.model'
import { valueIn, type Row, type RowsBeside } from '../row'
import { createSaved } from '../saved/createSaved'
import { createActions } from './createActions'
import { createAsking } from './createAsking'
import { createChoice } from './createChoice'
import { createCounts } from './createCounts'
import { createExport } from './createExport'
import { createFollow } from './createFollow'
import { createKeys } from './createKeys'
import { createLayout } from './createLayout'
import { createPlace } from './createPlace'
import { createReading } from './createReading'
import { createRows } from './createRows'
import { createSelection } from './createSelection'
import { createTelling } from './createTelling'
import { createValues } from './createValues'

/** The ids of the rows before and after the open one. */
interface Neighbours {
  readonly previous?: string | undefined
  readonly next?: string | undefined
}

export interface ListOptions {
  readonly screen: Screen
  /** Whether the open screen is the one of this list. */
  readonly isOurs: (open: OpenScreen | null) => boolean
}

/** The models of a list, made once for each screen. They read the screen's facts as they use them. */
export function createListModel({ screen, isOurs }: ListOptions) {
  const { calls } = screen
  const own = createOwnFields(calls.extra)
  /** With the customer's own fields. */
  const $screen = combine(own.$fields, $screensRevision, (fields) => withOwnFields(screen, fields))
  const place = createPlace(screen, isOurs, own, $screen)
  const choice = createChoice(screen, place)
  const reading = createReading(screen, calls.list, place)
  const rows = createRows(screen, place, reading)
  const follow = createFollow(screen, calls.list, place, rows)
  const counts = createCounts(screen, calls.list, place, reading)
  const values = createValues(screen, calls.list, place, rows)
  const layout = createLayout(screen, place, $screen)
  const saved = createSaved({ screen, $screen, place, reading, layout })
  const selection = createSelection(screen, place, rows)
  const actions = createActions(screen, { reading, rows, selection, follow, counts })
  const exporting = createExport(screen, calls.export, place, layout)
  const asking = createAsking(screen, actions)
  const telling = createTelling(screen, actions)
  const keys = createKeys(screen, { place, reading, selection, actions, telling })

  // Of a new row, or one whose form was saved, the searches may find more or fewer.
  sample({
    clock: [rows.rowsReceived, rows.rowsGone, follow.rested],
    fn: () => undefined,
    target: counts.countsAsked,
  })

  const rowsOutdated = createEvent()
  sample({ clock: rowsOutdated, target: [reading.again, counts.countsAsked] })

  const neighbourOpened = createEvent<'previous' | 'next'>()
  const $neighbours = combine(rows.$ids, place.$openId, (ids, openId): Neighbours => {
    const at = ids.indexOf(openId ?? '')
    return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] }
  })
  const neighbour = sample({
    clock: neighbourOpened,
    source: $neighbours,
    fn: (neighbours: Neighbours, side) => neighbours[side],
  })
  sample({ clock: neighbour.filterMap((id) => id), target: place.rowReplaced })

  // A page of what was put away has nothing left to do: its list has the way back.
  sample({
    clock: actions.started,
    source: place.$openId,
    filter: (openId, { action, rows: touched }) =>
      screen.opens === 'page' &&
      action.leaves === true &&
      touched.some((row) => String(valueIn(row, screen.key)) === openId),
    fn: () => undefined,
    target: place.rowClosed,
  })

  /** What the panel and the form beside the list work with. */
  const beside: RowsBeside = {
    $rows: rows.$rows,
    $ownFields: own.$fields,
    $openId: place.$openId,
    rowOpened: place.rowOpened,
    rowClosed: place.rowClosed,
    rowsReceived: rows.rowsReceived,
    rowsSeen: rows.rowsSeen,
    rowsChanged: actions.rowsChanged,
    rowRefused: actions.done.filterMap(({ refused }) => refused[0]),
    rowsOutdated,
    neighbourOpened,
    actionAsked: actions.actionAsked,
  }
  return {
    screen,
    $screen,
    place,
    choice,
    reading,
    rows,
    follow,
    counts,
    values,
    layout,
    saved,
    selection,
    actions,
    asking,
    exporting,
    telling,
    $neighbours,
    keys,
    elementIds: keys.elementIds,
    beside,
  }
}

type AnyListModel = ReturnType<typeof createListModel>
type Rows = AnyListModel['rows']

/** The list of a screen, by the type of its rows. */
export interface ListModel<Of extends Row = Row> extends Omit<AnyListModel, 'rows'> {
  readonly rows: Omit<Rows, '$rows'> & { readonly $rows: Store<readonly Of[]> }
}
