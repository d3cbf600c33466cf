// The channels that somebody may follow; what is asked for stands in the address.
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type {
  DiscoverChannelsRequest,
  DiscoverChannelsRow,
} from '../../../../generated/facts/features/channels'
import { href } from '../../../../generated/facts/routes'
import { $query, navigateFx } from '../../../browser/location'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { discoverChannelsFx } from './calls'
import { standingChanged } from './follow.model'

export const views = ['all', 'others', 'followed'] as const
export type View = (typeof views)[number]
export const orders = ['subscribers', 'name', 'lastPostAt'] as const
export type Order = (typeof orders)[number]

export interface Question {
  readonly search: string
  readonly view: View
  readonly order: Order
}

export const questionChanged = createEvent<Partial<Question>>()
export const moreAsked = createEvent()
export const readAgain = createEvent()

const routeId = 'home.discover'
const opened = screenOpened.filter({ fn: (visited) => visited.routeId === routeId })
const closed = screenClosed.filter({ fn: (visited) => visited.routeId === routeId })
const $isOpen = createStore(false)
  .on(opened, () => true)
  .reset(closed)

const oneOf = <Each extends string>(all: readonly Each[], given: string | undefined): Each =>
  all.find((each) => each === given) ?? (all[0] as Each)

export const $question = $query.map(({ search = '', view, sort }): Question => ({
  search,
  view: oneOf(views, view),
  order: oneOf(orders, sort),
}))

sample({
  clock: questionChanged,
  source: $question,
  fn: (question, change) => ({ to: addressOf({ ...question, ...change }), replace: true }),
  target: navigateFx,
})

function addressOf({ search, view, order }: Question): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(view !== 'all' && { view }),
    ...(order !== 'subscribers' && { sort: order }),
  }).toString()
  return href(routeId) + (query && `?${query}`)
}

const requestOf = ({ search, view, order }: Question): DiscoverChannelsRequest => ({
  limit: 60,
  exact: true,
  ...(search.trim() && { search }),
  ...(view !== 'all' && {
    filters: [{ field: 'isFollowed', op: 'is' as const, value: String(view === 'followed') }],
  }),
  sort: { field: order, desc: order !== 'name' },
})

const readFx = createEffect((request: DiscoverChannelsRequest) => discoverChannelsFx(request))
const countFx = createEffect(async () => {
  const followed = [{ field: 'isFollowed' as const, op: 'is' as const, value: 'true' }]
  const { total = 0, counts } = await discoverChannelsFx({
    limit: 1,
    exact: true,
    counts: [{ id: 'followed', filters: followed }],
  })
  return { all: total, followed: counts?.[0]?.count ?? 0 }
})
const lookFx = createEffect((id: string) => discoverChannelsFx({ ids: [id] }))

interface Read {
  readonly asked: string
  readonly rows: readonly DiscoverChannelsRow[]
  readonly next?: string | undefined
}
const keyOf = (request: DiscoverChannelsRequest) => JSON.stringify({ ...request, after: undefined })
const $read = createStore<Read | null>(null, { serialize: 'ignore' }).reset(opened)
export const $channels = $read.map((read) => read?.rows ?? null)
export const $hasMore = $read.map((read) => read?.next !== undefined)
export const $totals = createStore<{ all: number; followed: number } | null>(null).on(
  countFx.doneData,
  (_, totals) => totals,
)
export const $isFailed = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset(opened)

sample({
  clock: [opened, $question, readAgain],
  source: { isOpen: $isOpen, question: $question },
  filter: ({ isOpen }) => isOpen,
  fn: ({ question }) => requestOf(question),
  target: readFx,
})
sample({
  clock: [opened, readAgain, standingChanged],
  filter: $isOpen,
  fn: () => undefined,
  target: countFx,
})
sample({
  clock: moreAsked,
  source: { read: $read, question: $question },
  filter: ({ read }) => read?.next !== undefined,
  fn: ({ read, question }) => ({ ...requestOf(question), after: read?.next ?? '' }),
  target: readFx,
})
// What was typed since is asked for already.
sample({
  clock: readFx.done,
  source: { read: $read, question: $question },
  filter: ({ question }, { params }) => keyOf(params) === keyOf(requestOf(question)),
  fn: ({ read }, { params, result }) => ({
    asked: keyOf(params),
    rows: [...(params.after ? (read?.rows ?? []) : []), ...result.rows],
    next: result.next,
  }),
  target: $read,
})
// Whoever follows a channel finds it where it was.
sample({ clock: standingChanged, filter: $isOpen, target: lookFx })
$read.on(lookFx.doneData, (read, { rows: [row] }) =>
  read && row
    ? { ...read, rows: read.rows.map((each) => (each.channelId === row.channelId ? row : each)) }
    : read,
)

export const $isFiltered = combine($question, ({ search, view }) => search !== '' || view !== 'all')
