// The rows of the list: the pages read, with what writes under way will have made of them.
import { combine, createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { switched } from '../../../session/client'
import { valueIn, type Row } from '../row'
import { forget, guess, noGuesses, withGuesses, type Guess } from './guesses'
import { addPage, firstPage, lookAgain, noPages, renewHead, takeRows } from './pages'
import type { Place } from './createPlace'
import { keyOf, type Reading } from './createReading'
import type { RowsReply } from './screenCalls'

export function createRows(screen: Screen, place: Place, reading: Reading) {
  const idOf = (row: Row) => String(valueIn(row, screen.key))

  /** The end of the list is near: read on. */
  const moreAsked = createEvent()
  const rowsReceived = createEvent<readonly Row[]>()
  /** These rows were looked at again. */
  const rowsSeen = createEvent<{ ids: readonly string[]; fresh: readonly Row[] }>()
  /** The first page was read again. */
  const headSeen = createEvent<RowsReply>()
  /** These are no rows any more. */
  const rowsGone = createEvent<readonly string[]>()
  const guessed = createEvent<{ rows: readonly Row[]; what: Omit<Guess, 'rev'> }>()
  const guessesDropped = createEvent<readonly string[]>()

  const $pages = createStore(noPages)
  const $guesses = createStore(noGuesses)
  const $shown = combine($pages, $guesses, (pages, guesses) => withGuesses(pages, guesses, idOf))
  const $rows = $shown.map(({ rows }) => rows)
  const $ids = $rows.map((rows) => rows.map(idOf))
  /** The question that the rows answer, which is an older one while the next is asked. */
  const $answered = createStore<string | null>(null)
  const $isTrash = place.$question.map(({ trash = false }) => trash)

  $pages
    .on(reading.arrived, (pages, { after, page }) =>
      after === undefined ? firstPage(page) : addPage(pages, page, idOf),
    )
    .on(rowsReceived, (pages, fresh) => takeRows(pages, fresh, idOf))
    .on(rowsSeen, (pages, seen) => lookAgain(pages, seen, idOf))
    .on(rowsGone, (pages, ids) => lookAgain(pages, { ids, fresh: [] }, idOf))
    // Rows of the trash and others, or of two customers, are never mixed.
    .on([$isTrash, switched], () => noPages)
  // An answer that was under way may know neither these rows nor that those are gone.
  sample({
    clock: [rowsReceived, rowsGone],
    filter: reading.$isReadingFirst,
    fn: () => undefined,
    target: reading.again,
  })
  $answered.on(reading.arrived, (_, { question }) => keyOf(question)).reset($isTrash, switched)
  $guesses
    .on(guessed, (guesses, { rows, what }) => guess(guesses, rows, what, idOf))
    .on(guessesDropped, forget)
    .reset($isTrash, switched)
  // What is about to leave is counted until it has left.
  sample({
    clock: headSeen,
    source: { pages: $pages, shown: $shown },
    fn: ({ pages, shown }, page) => {
      const hidden = pages.rows.length - shown.rows.length
      const renewed = renewHead(pages, page, idOf)
      return { ...renewed, total: (renewed.total ?? 0) + hidden }
    },
    target: $pages,
  })

  // Asked for while an answer was under way, a page is read after that.
  const $isMoreWanted = createStore(false)
    .on(moreAsked, () => true)
    .reset(reading.furtherAsked, place.$question, switched)
  sample({
    clock: [moreAsked, reading.readingEnded],
    source: {
      pages: $pages,
      isWanted: $isMoreWanted,
      isReading: reading.$isReading,
      answered: $answered,
      question: place.$question,
    },
    filter: ({ pages, isWanted, isReading, answered, question }) =>
      isWanted && !isReading && pages.next !== undefined && answered === keyOf(question),
    fn: ({ pages }) => pages.next as string,
    target: reading.furtherAsked,
  })

  /** Rows that the server does not have yet, such as files that wait for their upload. */
  const $coming = createStore<readonly Row[]>([], { serialize: 'ignore' })
  const $drawn = combine($coming, $rows, $isTrash, (coming, rows, isTrash) =>
    isTrash || coming.length === 0 ? rows : [...coming, ...rows],
  )
  /** One that the server does not have yet cannot be opened. */
  const rowPressed = createEvent<Row>()
  sample({
    clock: rowPressed,
    source: $coming,
    filter: (coming, row) => !coming.includes(row),
    fn: (_, row) => idOf(row),
    target: place.rowOpened,
  })

  return {
    idOf,
    $shown,
    $rows,
    $ids,
    $coming,
    $drawn,
    $answered,
    moreAsked,
    rowPressed,
    rowsReceived,
    rowsSeen,
    headSeen,
    rowsGone,
    guessed,
    guessesDropped,
  }
}

export type Rows = ReturnType<typeof createRows>
