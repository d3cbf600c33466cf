// The one row of a settings page, in the place of a list.
import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { networkChanged } from '../../../browser/network'
import { pageShown } from '../../../browser/tabs'
import { epochBegan } from '../../../calls/epoch.model'
import { $open, screenOpened, type OpenScreen } from '../../../shell/routing/screen.model'
import { createFormModel } from '../form/createFormModel'
import { createListFx } from '../list/screenCalls'
import { createOwnFields } from '../own/createOwnFields'
import { valueIn, type RefusedRow, type Row, type RowsBeside } from '../row'

export interface PageOptions {
  readonly screen: Screen
  /** Whether the open screen is this one. */
  readonly isOurs: (open: OpenScreen | null) => boolean
}

export type PageState = 'reading' | 'read' | 'missing' | 'failed'

export function createPageModel({ screen, isOurs }: PageOptions) {
  const readAsked = createEvent()
  const rowsReceived = createEvent<readonly Row[]>()
  const nowhere = createEvent<string>()
  const readFx = createListFx(screen.calls.list)
  const own = createOwnFields(screen.calls.extra)

  const $isHere = $open.map(isOurs)
  const $row = createStore<Row | null>(null, { serialize: 'ignore' })
    .on(readFx.doneData, (row, { rows }) => rows[0] ?? row)
    .on(rowsReceived, (row, rows) => rows[0] ?? row)
    .reset(epochBegan)
  const $answer = createStore<PageState>('reading', { serialize: 'ignore' })
    .on(readFx.doneData, (_, { rows }) => (rows.length > 0 ? 'read' : 'missing'))
    .on(readFx.failData, (_, { kind }) => (kind === 'refused' ? 'missing' : 'failed'))
    .reset(epochBegan)
  /** What was read once stays, whatever happens to the network. */
  const $state = combine($row, $answer, (row, answer): PageState => (row ? 'read' : answer))

  const entered = sample({ clock: screenOpened, source: $open, filter: isOurs })
  const seenAgain = sample({
    clock: merge([pageShown, networkChanged.filter({ fn: Boolean })]),
    source: $isHere,
    filter: Boolean,
  })
  sample({ clock: [entered, seenAgain], fn: () => undefined, target: [readAsked, own.asked] })
  sample({
    clock: readAsked,
    source: readFx.pending,
    filter: (isReading) => !isReading,
    fn: () => ({}),
    target: readFx,
  })

  const rows: RowsBeside = {
    $ownFields: own.$fields,
    $rows: $row.map((row) => (row ? [row] : [])),
    $openId: combine($isHere, $row, (isHere, row) =>
      isHere && row ? String(valueIn(row, screen.key)) : null,
    ),
    // There is nothing else to open, and nothing to close.
    rowOpened: nowhere,
    rowClosed: createEvent(),
    rowsReceived,
    rowsSeen: createEvent(),
    rowsChanged: createEvent(),
    rowRefused: createEvent<RefusedRow>(),
    rowsOutdated: readAsked,
    neighbourOpened: createEvent(),
    actionAsked: createEvent(),
  }
  return { $state, readAsked, form: createFormModel({ screen, rows }) }
}

export type PageModel = ReturnType<typeof createPageModel>
