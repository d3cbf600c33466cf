// Reads rows: the first page of what the address asks, and the pages after it. One request is
// under way at a time; whatever was asked meanwhile, the newest question is asked next.
import { createEffect, createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import type { Call } from '../../../../generated/facts/call'
import { isCallFailure } from '../../../calls/failures'
import { switched } from '../../../session/client'
import type { Question } from '../../question'
import type { Place } from './createPlace'
import { createListFx } from './screenCalls'

export type ListState = 'loading' | 'ready' | 'failed' | 'forbidden'

interface PageRequest {
  readonly question: Question
  readonly after?: string
}

const pageSize = 60

export function createReading(screen: Screen, call: Call, { $isHere, $question, entered }: Place) {
  /** Reads the first page again; the rows stay until it is there. */
  const again = createEvent()
  /** Reads the page after this cursor. */
  const furtherAsked = createEvent<string>()

  const listFx = createListFx(call)
  const readFx = createEffect(({ question, after }: PageRequest) =>
    listFx({ ...firstPageOf(screen, question), after }),
  )
  const $isReading = readFx.pending
  const $isReadingFirst = createStore(false)
    .on(readFx, (_, { after }) => after === undefined)
    .reset(readFx.finally)
  const $asked = createStore<string | null>(null).reset(entered, again, switched)
  const $state = createStore<ListState>('loading')
  const $isMoreFailed = createStore(false)

  const started = sample({
    clock: [entered, again, $question, readFx.finally],
    source: { question: $question, asked: $asked, isReading: $isReading, isHere: $isHere },
    filter: ({ question, asked, isReading, isHere }) =>
      isHere && !isReading && asked !== keyOf(question),
    fn: ({ question }) => ({ question }),
  })
  $asked.on(started, (_, { question }) => keyOf(question))
  sample({ clock: started, target: readFx })
  sample({
    clock: furtherAsked,
    source: { question: $question, isReading: $isReading },
    filter: ({ isReading }) => !isReading,
    fn: ({ question }, after): PageRequest => ({ question, after }),
    target: readFx,
  })

  // What else a list asks for would only keep its first rows waiting.
  const $isOpening = createStore(false).on(entered, () => true)
  const opened = sample({ clock: readFx.finally, source: $isOpening, filter: Boolean })
  $isOpening.on(opened, () => false)

  // While somebody types, answers to the beginning of what they type show the way. All others
  // are of no use if they come too late.
  const arrived = sample({
    clock: readFx.done,
    source: $question,
    filter: (question, { params }) =>
      params.after === undefined
        ? isSameButSearch(question, params.question)
        : keyOf(question) === keyOf(params.question),
    fn: (_, { params, result }) => ({ ...params, page: result }),
  })
  const missed = sample({
    clock: readFx.fail,
    source: $question,
    filter: (question, { params }) => keyOf(question) === keyOf(params.question),
    fn: (_, { params, error }) => ({
      isFirst: params.after === undefined,
      state: isForbidden(error) ? ('forbidden' as const) : ('failed' as const),
    }),
  })
  $state
    .on(arrived, () => 'ready')
    .on(missed, (state, { isFirst, state: now }) => (isFirst ? now : state))
    .on(started, (state) => (state === 'ready' ? state : 'loading'))
    .reset(switched)
  $isMoreFailed.on(missed, (_, { isFirst }) => !isFirst).on([arrived, furtherAsked], () => false)

  return {
    $state,
    $isMoreFailed,
    $isReading,
    $isReadingFirst,
    again,
    furtherAsked,
    arrived,
    /** The first answer since the list was entered. */
    opened,
    readingEnded: readFx.finally,
  }
}

export type Reading = ReturnType<typeof createReading>

/** What asks for the first rows of a question. */
export const firstPageOf = (screen: Screen, question: Question) => ({
  ...defaultSort(screen),
  ...question,
  limit: pageSize,
})

export const keyOf = (question: Question): string => JSON.stringify(question)

export function isSameButSearch(one: Question, other: Question): boolean {
  return keyOf({ ...one, search: '' }) === keyOf({ ...other, search: '' })
}

const defaultSort = ({ sorts, sort }: Screen) => (sorts.includes(sort.field) ? { sort } : {})

function isForbidden(failure: unknown): boolean {
  return isCallFailure(failure) && failure.kind === 'refused' && failure.status === 403
}
