import { allSettled, createWatch, fork, sample } from 'effector'
import { Fragment } from 'react'
import { expect, test } from 'vitest'
import { claimReloadFx, partMissed } from '../../../src/browser/build'
import { guardLeavingFx } from '../../../src/browser/leaving'
import { unfinishedWorkChanged } from '../../../src/browser/unfinished/work.model'
import { networkChanged } from '../../../src/browser/network'
import { fetchWordsFx } from '../../../src/browser/text/text.model'
import {
  $isScreenFailed,
  $open,
  $parts,
  fetchScreenFx,
  screenChosen,
  screenClosed,
  screenOpened,
  screenRetried,
  type Visited,
} from '../../../src/shell/routing/screen.model'
import { browserEdge } from '../../support/browserEdge'
import { withResolvers } from '../../support/withResolvers'

test('a screen opens with its words, which are fetched beside it', async () => {
  const asked: string[] = []
  const words = withResolvers()
  const { handlers } = browserEdge()
  const scope = fork({
    values: [
      [
        $parts,
        {
          frame: async () => Fragment,
          screens: { 'clips.list': async () => (asked.push('screen'), Fragment) },
        },
      ],
    ],
    handlers: [
      ...handlers,
      [fetchWordsFx, (file: string) => (asked.push(file), words.promise.then(() => ({})))],
    ],
  })
  const visited = { routeId: 'clips.list' as const, params: {}, customerId: 'c1' }
  const opened = allSettled(screenChosen, { scope, params: visited })
  await Promise.resolve()
  expect(asked).toEqual(['screen', 'en/footage', 'en/captions', 'en/media', 'en/screens'])
  expect(scope.getState($open)).toBeNull()
  words.resolve()
  await opened
  expect(scope.getState($open)).toMatchObject(visited)
})

/** A page of a build that has lost a part. */
function aPage(marks: Set<string>) {
  const { handlers, seen } = browserEdge()
  const scope = fork({
    handlers: [
      ...handlers,
      [fetchScreenFx, () => Promise.reject(new TypeError('404'))],
      [guardLeavingFx, () => {}],
      [claimReloadFx, () => !marks.has('build') && Boolean(marks.add('build'))],
    ],
  })
  const visited = { routeId: 'clips.list' as const, params: {}, customerId: 'c1' }
  return {
    scope,
    seen,
    choose: () => allSettled(screenChosen, { scope, params: visited }),
    isFailed: () => scope.getState($isScreenFailed),
  }
}

test('case 72: a missing part loads the page again once; the second time the page says so', async () => {
  const marks = new Set<string>()
  const first = aPage(marks)
  await first.choose()
  expect({ reloads: first.seen.reloads, isFailed: first.isFailed() }).toEqual({
    reloads: 1,
    isFailed: false,
  })
  const second = aPage(marks)
  await second.choose()
  await allSettled(screenRetried, { scope: second.scope })
  expect({ reloads: second.seen.reloads, isFailed: second.isFailed() }).toEqual({
    reloads: 0,
    isFailed: true,
  })
})

test('without a network the page is not given up for a part of it', async () => {
  const { scope, seen, choose, isFailed } = aPage(new Set())
  await allSettled(networkChanged, { scope, params: false })
  await choose()
  expect({ reloads: seen.reloads, isFailed: isFailed() }).toEqual({ reloads: 0, isFailed: true })
})

test('nor is what would be lost with it', async () => {
  const { scope, seen, choose, isFailed } = aPage(new Set())
  await allSettled(unfinishedWorkChanged, {
    scope,
    params: {
      holder: 'footage',
      count: 1,
      running: 'shell.leaving.uploads.running',
      stopped: 'shell.leaving.uploads.stopped',
    },
  })
  await choose()
  expect({ reloads: seen.reloads, isFailed: isFailed() }).toEqual({ reloads: 0, isFailed: true })
})

test('a part that does not come loads the page again, and no screen has failed', async () => {
  const { scope, seen, isFailed } = aPage(new Set())
  await allSettled(partMissed, { scope })
  await allSettled(partMissed, { scope })
  expect({ reloads: seen.reloads, isFailed: isFailed() }).toEqual({ reloads: 1, isFailed: false })
})

const to = (routeId: 'clips.list' | 'home.library') => ({
  params: { routeId, params: {}, customerId: 'c1' },
})

test('a screen that nobody waits for any more may fail', async () => {
  const { handlers, seen } = browserEdge()
  const late = withResolvers()
  const scope = fork({
    handlers: [
      ...handlers,
      [claimReloadFx, () => true],
      [
        fetchScreenFx,
        async ({ visited }: Parameters<typeof fetchScreenFx>[0]) => {
          if (visited.routeId === 'home.library')
            return { ...visited, Screen: () => null, Frame: null }
          await late.promise
          throw new TypeError('404')
        },
      ],
    ],
  })
  const settled = [
    allSettled(screenChosen, { scope, ...to('clips.list') }),
    allSettled(screenChosen, { scope, ...to('home.library') }),
  ]
  late.resolve()
  await Promise.all(settled)
  expect(scope.getState($open)?.routeId).toBe('home.library')
  expect({ reloads: seen.reloads, isFailed: scope.getState($isScreenFailed) }).toEqual({
    reloads: 0,
    isFailed: false,
  })
})

test('a screen that is chosen twice while it is loaded opens once, and after the one before it has ended', async () => {
  const { handlers } = browserEdge()
  const scope = fork({
    handlers: [
      ...handlers,
      [fetchScreenFx, async ({ visited }: { visited: Visited }) => ({ ...visited, ...parts })],
    ],
  })
  const told: string[] = []
  // The order in which they are declared would decide within one step.
  const begun = sample({ clock: screenOpened, fn: ({ routeId }) => `${routeId} opened` })
  createWatch({ unit: begun, scope, fn: (words) => told.push(words) })
  const ended = sample({ clock: screenClosed, fn: ({ routeId }) => `${routeId} closed` })
  createWatch({ unit: ended, scope, fn: (words) => told.push(words) })
  await Promise.all([
    allSettled(screenChosen, { scope, ...to('clips.list') }),
    allSettled(screenChosen, { scope, ...to('clips.list') }),
  ])
  await allSettled(screenChosen, { scope, ...to('home.library') })
  expect(told).toEqual(['clips.list opened', 'clips.list closed', 'home.library opened'])
})

const parts = { Screen: Fragment, Frame: null }
