// What new rows of the file need: places, for which some may be left out, and invitations.
import { combine, createEvent, createStore, sample, type Event, type Store } from 'effector'
import { countStates, type ImportReply, type ImportRow } from './verdicts'

interface Sources {
  /** As they would be if none were left out. */
  readonly $judged: Store<readonly ImportRow[]>
  /** What the server would do with some rows. */
  readonly checked: Event<ImportReply>
  /** Another file begins, or none any more. */
  readonly forgotten: Event<void>
}

type Places = NonNullable<ImportReply['places']>

export function createPlaces({ $judged, checked, forgotten }: Sources) {
  const rowTaken = createEvent<{ row: number; isTaken: boolean }>()
  const firstTaken = createEvent()
  const quietChosen = createEvent<boolean>()
  const kept = { serialize: 'ignore' } as const

  /** Null: there may be any number of rows. */
  const $places = createStore<Places | null>(null, kept)
    .on(checked, (_, { places = null }) => places)
    .reset(forgotten)
  const $invites = createStore(false, kept)
    .on(checked, (_, { invites = false }) => invites)
    .reset(forgotten)
  /** Whoever is new is invited later, from the list. */
  const $isQuiet = createStore(false, kept)
    .on(quietChosen, (_, isQuiet) => isQuiet)
    .reset(forgotten)
  const $leftOut = createStore<ReadonlySet<number>>(new Set(), kept)
    .on(rowTaken, (all, { row, isTaken }) => {
      const others = [...all].filter((each) => each !== row)
      return new Set(isTaken ? others : [...others, row])
    })
    .reset(forgotten)
  const $rows = combine($judged, $leftOut, (rows, leftOut): readonly ImportRow[] =>
    leftOut.size === 0
      ? rows
      : rows.map((row) => (leftOut.has(row.index) ? { ...row, state: 'left' } : row)),
  )
  const $counts = $rows.map(countStates)
  sample({
    clock: firstTaken,
    source: { rows: $rows, places: $places, leftOut: $leftOut },
    fn: ({ rows, places, leftOut }) => {
      const added = rows.filter(({ state }) => state === 'new')
      const beyond = added.slice(places?.free ?? added.length)
      return new Set([...leftOut, ...beyond.map(({ index }) => index)])
    },
    target: $leftOut,
  })
  /** New rows that have no place. */
  const $unplaced = combine($counts, $places, (counts, places) =>
    places === null ? 0 : Math.max(0, counts.new - places.free),
  )
  return {
    rowTaken,
    firstTaken,
    quietChosen,
    $places,
    $leftOut,
    $invites,
    $isQuiet,
    $rows,
    $counts,
    $unplaced,
  }
}
