import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import { $location } from '../../../../src/browser/location'
import { pageHidden, pageShown } from '../../../../src/browser/tabs'
import { $clips } from '../../../../src/features/footage/client/clips.model'
import '../../../../src/features/footage/client/footage.model'
import type { Clip } from '../../../../generated/facts/features/footage'
import { openArea } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aClip, aPage, footagePlace } from '../../../support/footage'

/** A list of these clips; `states` is what becomes of one by the so many-th look. */
async function aList(clips: Clip[], states: (look: number) => Partial<Clip> | 'down' = () => ({})) {
  const looks: Array<{ at: number; clipIds: string[] }> = []
  let beganAt = 0
  const page = await openArea('clips.list', {
    listClips: () => aPage(clips),
    getClipStates({ clipIds }: { clipIds: string[] }) {
      looks.push({ at: (page.clock.now - beganAt) / 1000, clipIds })
      const change = states(looks.length)
      if (change === 'down') return noAnswer
      return { clips: clipIds.map((clipId) => aClip(clipId, change)) }
    },
  })
  beganAt = page.clock.now
  const lists = () => page.asked.filter((call) => call === 'listClips').length
  return { ...page, looks, lists }
}

const processing = aClip('a', { state: 'processing' })

test('every second the clips that are being processed are asked about, and no others', async () => {
  const clips = [processing, aClip('b'), aClip('c', { state: 'playable' })]
  const { pass, looks } = await aList(clips, () => ({ state: 'processing' }))
  await pass(3000)
  expect(looks.map(({ clipIds }) => clipIds.join(''))).toEqual(['ac', 'ac', 'ac'])
})

test('once nothing moves any more, nothing is asked any more', async () => {
  const { scope, pass, looks } = await aList([processing], (look) => ({
    state: look < 3 ? 'processing' : 'ready',
  }))
  await pass(10_000)
  expect(looks).toHaveLength(3)
  expect(scope.getState($clips)[0]?.state).toBe('ready')
})

test('looks that fail come further and further apart, and are as before once one succeeds', async () => {
  const { pass, looks } = await aList([processing], (look) =>
    look < 9 ? 'down' : { state: 'processing' },
  )
  await pass(300_000)
  const gaps = looks.map(({ at }, index) => at - (looks[index - 1]?.at ?? 0))
  expect(gaps.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 1, 1])
})

test('a list in which nothing moves is read again every 15 seconds', async () => {
  const { pass, looks, lists } = await aList([aClip('a')])
  await pass(30_000)
  expect(looks).toEqual([])
  expect(lists()).toBe(3)
})

test.each([
  { event: 'the window is looked at again', fire: pageShown, params: undefined },
  { event: 'the network is back', fire: networkChanged, params: true },
] as const)('when $event, the list is read again', async ({ fire, params }) => {
  const { scope, lists } = await aList([aClip('a')])
  await allSettled(fire as typeof networkChanged, { scope, params: params as boolean })
  expect(lists()).toBe(2)
})

test.each([
  { why: 'offline', fire: networkChanged, params: false },
  { why: 'in a hidden tab', fire: pageHidden, params: undefined },
  {
    why: 'on another screen',
    fire: $location,
    params: { ...footagePlace(), pathname: '/home/library' },
  },
] as const)('$why, nothing is asked in the background', async ({ fire, params }) => {
  const { scope, pass, looks, lists } = await aList([processing])
  await allSettled(fire as typeof networkChanged, { scope, params: params as boolean })
  await pass(60_000)
  expect(looks).toEqual([])
  expect(lists()).toBe(1)
})
