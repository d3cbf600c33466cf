// Beside the channels inbox: what is followed, what is left of it, and which channel the list shows (reach.md 2).
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import type { ListInboxRequest } from '../../../../generated/facts/features/home'
import { $location } from '../../../../src/browser/location'
import { pageShown } from '../../../../src/browser/tabs'
import '../../../../src/features/home/client/home.model'
import {
  $followed,
  $isFollowedFailed,
  followedAsked,
} from '../../../../src/features/home/client/inboxChannels.model'
import { channelsList } from '../../../../src/features/home/client/lists'
import { eventHeard } from '../../../../src/shell/events/heard'
import { isAsked } from '../../../../src/screens/client/list/countText'
import { openArea, type Answers } from '../../../support/area'
import { http } from '../../../support/browserEdge'

const news = { channel: { id: 'n1', name: 'News' }, notViewed: 2 }

async function open(search = '', answers: Answers = {}) {
  const asked: ListInboxRequest[] = []
  const area = await openArea(
    'home.inbox',
    {
      listInbox(request: ListInboxRequest) {
        asked.push(request)
        return { rows: [], total: 0 }
      },
      listInboxChannels: () => ({ channels: [news], notViewed: 2 }),
      ...answers,
    },
    { search },
  )
  /** Of what the channel's filter says in the last question. */
  const channel = () =>
    asked
      .findLast(({ filters }) => filters?.some(({ field }) => field === 'isPosted'))
      ?.filters?.flatMap(({ field, value }) => (field === 'channels' ? [value] : []))
  return { ...area, channel }
}

test('all of them are shown, until a channel is chosen, which the address says', async () => {
  const { scope, channel } = await open()
  expect(scope.getState($followed)).toEqual({ channels: [news], notViewed: 2 })
  expect([channel(), scope.getState(channelsList.choice.$current)]).toEqual([[], null])
  await allSettled(channelsList.choice.chosen, { scope, params: 'n1' })
  expect(scope.getState($location).search).toBe('?channel=n1')
  expect([channel(), scope.getState(channelsList.choice.$current)]).toEqual([['n1'], 'n1'])
  await allSettled(channelsList.choice.chosen, { scope, params: null })
  expect(scope.getState($location).search).toBe('')
})

test.each(['?channel=n1', '?where=channels.is.n1'])('%s opens its channel', async (search) => {
  const { scope, channel } = await open(search)
  expect([channel(), scope.getState(channelsList.choice.$current)]).toEqual([['n1'], 'n1'])
})

test('what else is asked stays while another channel is chosen', async () => {
  const { scope } = await open('?channel=n1&where=state.is.new')
  await allSettled(channelsList.choice.chosen, { scope, params: 'n2' })
  expect(scope.getState($location).search).toBe('?channel=n2&where=state.is.new')
})

test('clearing what is asked keeps the channel, which is none of it', async () => {
  const { scope } = await open('?channel=n1&where=state.is.new&search=x')
  const isAskedNow = () =>
    isAsked(channelsList.screen, scope.getState(channelsList.place.$question))
  expect(isAskedNow()).toBe(true)
  await allSettled(channelsList.place.questionCleared, { scope })
  expect(scope.getState($location).search).toBe('?channel=n1')
  expect(isAskedNow()).toBe(false)
})

test('what is opened says from which channel', async () => {
  const { scope } = await open('?channel=n1')
  await allSettled(channelsList.place.rowOpened, { scope, params: 'p1' })
  const { pathname, search } = scope.getState($location)
  expect(pathname + search).toBe('/home/watch/p1?from=channel:n1')
})

test.each([
  {
    what: 'once something was sent or viewed elsewhere',
    event: eventHeard,
    params: { topic: 'inbox' },
  },
  { what: 'when the page is shown again', event: pageShown, params: undefined },
] as const)('the counts are read again $what', async ({ event, params }) => {
  const { scope, asked } = await open()
  const before = asked.filter((call) => call === 'listInboxChannels').length
  await allSettled(event as typeof eventHeard, { scope, params: params as { topic: 'inbox' } })
  expect(asked.filter((call) => call === 'listInboxChannels')).toHaveLength(before + 1)
})

test('where they could not be read, they can be asked for again', async () => {
  let isUp = false
  const { scope } = await open('', {
    listInboxChannels: () => (isUp ? { channels: [news], notViewed: 2 } : http(503, {})),
  })
  expect([scope.getState($followed), scope.getState($isFollowedFailed)]).toEqual([null, true])
  isUp = true
  await allSettled(followedAsked, { scope })
  expect(scope.getState($followed)?.channels).toEqual([news])
  expect(scope.getState($isFollowedFailed)).toBe(false)
})
