// The channel whose page is open.
import { attach, createEvent, createStore, sample } from 'effector'
import type { ChannelPage } from '../../../../generated/facts/features/channels'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { eventHeard } from '../../../shell/events/heard'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { getChannelFx } from './calls'
import { isMissing } from './failed'
import { standingChanged } from './follow.model'
import { lettersChanged } from './letters.model'
import { createPosts } from './posts'

const routeId = 'channels.edit'
export const pageReadAgain = createEvent()

const opened = screenOpened.filterMap((visited) =>
  visited.routeId === routeId ? (visited.params['id'] ?? '') : undefined,
)
const closed = screenClosed.filter({ fn: (visited) => visited.routeId === routeId })
const $id = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed)

const readFx = attach({ effect: getChannelFx })
sample({
  clock: [$id, pageReadAgain, standingChanged, lettersChanged],
  source: $id,
  filter: (id) => id !== null,
  fn: (id) => ({ id: id ?? '' }),
  target: readFx,
})
const read = sample({
  clock: readFx.done,
  source: $id,
  filter: (id, { params }) => id === params.id,
  fn: (_, { result }) => result,
})

export const $page = createStore<ChannelPage | null>(null, { serialize: 'ignore' })
  .on(read, (_, page) => page)
  .on(readFx.failData, (page, failure) => (isMissing(failure) ? null : page))
  .reset(opened)

export const $state = createStore<'reading' | 'there' | 'missing' | 'failed'>('reading')
  .on(read, () => 'there')
  .on(readFx.failData, (state, failure) =>
    isMissing(failure) ? 'missing' : state === 'there' ? state : 'failed',
  )
  .reset(opened)

// What is sent to it, or taken back, is seen at once.
const changed = eventHeard.filter({ fn: ({ topic }) => topic === 'inbox' || topic === 'channels' })
sample({ clock: changed, fn: () => undefined, target: pageReadAgain })

// Whoever came by the id of the team chat goes on by ours.
sample({
  clock: read,
  source: $id,
  filter: (id, { channelId }) => id !== channelId,
  fn: (_, { channelId }) => ({ to: href(routeId, { id: channelId }), replace: true }),
  target: navigateFx,
})

export const pagePosts = createPosts(
  'page',
  $page.map((page) => (page?.may.includes('watch') ? page.channelId : null)),
)
sample({ clock: changed, fn: () => undefined, target: pagePosts.readAgain })
