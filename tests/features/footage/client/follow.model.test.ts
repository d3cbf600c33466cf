import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { waitFx } from '../../../../src/browser/clock'
import { $location } from '../../../../src/browser/location'
import { $isOnline, networkChanged } from '../../../../src/browser/network'
import { pageShown } from '../../../../src/browser/tabs'
import { getClipStatesFx, listClipsFx } from '../../../../src/features/footage/client/calls'
import { $clips } from '../../../../src/features/footage/client/clips.model'
import '../../../../src/features/footage/client/follow.model'
import { screenEntered } from '../../../../src/features/footage/client/screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'
import { aClip, aPage, footagePlace } from '../../../support/footage'

/** So many short rests end, and so many long ones; then time stands still. */
function aPageThatFollows(given: {
  clips: Clip[]
  short?: number
  long?: number
  states?: (asked: number) => Partial<Clip>
  isOnline?: boolean
  pathname?: string
}) {
  const left = { 1000: given.short ?? 0, 15_000: given.long ?? 0 }
  const asked = { states: [] as string[][], lists: 0 }
  const scope = fork({
    values: [
      [$location, { ...footagePlace(), pathname: given.pathname ?? '/clips/list' }],
      [$isOnline, given.isOnline ?? true],
    ],
    handlers: [
      [
        waitFx,
        async (waitMs: 1000 | 15_000) => {
          // A rest is longer than an answer takes.
          await new Promise(setImmediate)
          left[waitMs] -= 1
          if (left[waitMs] < 0) throw new Error('time stands still')
        },
      ],
      [listClipsFx, async () => ((asked.lists += 1), aPage(given.clips))],
      [
        getClipStatesFx,
        async ({ clipIds }: { clipIds: string[] }) => {
          asked.states.push(clipIds)
          const change = given.states?.(asked.states.length) ?? {}
          return { clips: clipIds.map((clipId) => aClip(clipId, change)) }
        },
      ],
    ],
  })
  return { scope, asked }
}

test('every second the clips that are being processed are asked about, and no others', async () => {
  const clips = [aClip('a', { state: 'processing' }), aClip('b'), aClip('c', { state: 'playable' })]
  const { scope, asked } = aPageThatFollows({
    clips,
    short: 3,
    states: () => ({ state: 'processing' }),
  })
  await allSettled(screenEntered, { scope })
  expect(asked.states).toEqual([
    ['a', 'c'],
    ['a', 'c'],
    ['a', 'c'],
  ])
})

test('once nothing moves any more, nothing is asked any more', async () => {
  const clips = [aClip('a', { state: 'processing' })]
  const { scope, asked } = aPageThatFollows({
    clips,
    short: 10,
    states: (count) => ({ state: count < 3 ? 'processing' : 'ready' }),
  })
  await allSettled(screenEntered, { scope })
  expect(asked.states).toHaveLength(3)
  expect(scope.getState($clips)[0]?.state).toBe('ready')
})

test('a list in which nothing moves is read again every 15 seconds', async () => {
  const { scope, asked } = aPageThatFollows({ clips: [aClip('a')], long: 2 })
  await allSettled(screenEntered, { scope })
  expect(asked).toEqual({ states: [], lists: 3 })
})

test.each([
  { event: 'the window is looked at again', fire: pageShown, params: undefined },
  { event: 'the network is back', fire: networkChanged, params: true },
] as const)('when $event, the list is read again', async ({ fire, params }) => {
  const { scope, asked } = aPageThatFollows({ clips: [aClip('a')] })
  await allSettled(screenEntered, { scope })
  await allSettled(fire as typeof networkChanged, { scope, params: params as boolean })
  expect(asked.lists).toBe(2)
})

test.each([
  { why: 'offline', isOnline: false },
  { why: 'on another screen', pathname: '/home/library' },
])('$why, nothing is asked in the background', async (where) => {
  const clips = [aClip('a', { state: 'processing' })]
  const { scope, asked } = aPageThatFollows({ clips, short: 3, long: 3, ...where })
  await allSettled(screenEntered, { scope })
  expect(asked.states).toEqual([])
  expect(asked.lists).toBe(1)
})
