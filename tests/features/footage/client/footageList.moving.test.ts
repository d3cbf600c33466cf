import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { networkChanged } from '../../../../src/browser/network'
import { $location } from '../../../../src/browser/location'
import { pageHidden } from '../../../../src/browser/tabs'
import '../../../../src/features/footage/client/footage.model'
import type { Clip } from '../../../../src/features/footage/client/clip'
import { footageList } from '../../../../src/features/footage/client/footageList'
import type { ListClipsRequest } from '../../../../generated/facts/features/footage'
import { openArea } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aClip, aPage, footagePlace } from '../../../support/footage'

/** A list of these clips; `states` is what becomes of one by the so many-th look. */
async function aList(clips: Clip[], states: (look: number) => Partial<Clip> | 'down' = () => ({})) {
  const looks: Array<{ at: number; ids: string[] }> = []
  let beganAt = 0
  const page = await openArea('clips.list', {
    listClips({ ids }: ListClipsRequest) {
      if (!ids) return aPage(clips)
      looks.push({ at: (page.clock.now - beganAt) / 1000, ids })
      const change = states(looks.length)
      return change === 'down' ? noAnswer : aPage(ids.map((id) => aClip(id, change)))
    },
  })
  beganAt = page.clock.now
  return { ...page, looks }
}

const processing = aClip('a', { state: 'processing' })

test('every second the clips that are being processed are looked at, and no others', async () => {
  const clips = [processing, aClip('b'), aClip('c', { state: 'playable' })]
  const { pass, looks } = await aList(clips, () => ({ state: 'processing' }))
  await pass(3000)
  expect(looks.map(({ ids }) => ids.join(''))).toEqual(['ac', 'ac', 'ac'])
})

test('once nothing moves any more, nothing is asked any more until the list is refreshed', async () => {
  const { scope, pass, looks } = await aList([processing], (look) => ({
    state: look < 3 ? 'processing' : 'ready',
  }))
  await pass(10_000)
  expect(looks).toHaveLength(3)
  expect(scope.getState(footageList.rows.$rows)[0]?.state).toBe('ready')
})

test('looks that fail come further and further apart', async () => {
  const { pass, looks } = await aList([processing], () => 'down')
  await pass(20_000)
  const gaps = looks.map(({ at }, index) => at - (looks[index - 1]?.at ?? 0))
  expect(gaps).toEqual([1, 2, 4, 8])
})

test('a clip in the trash is not followed', async () => {
  const trashed = { at: '2026-11-20T10:00:00.000Z' }
  const { pass, looks } = await aList([aClip('a', { state: 'processing', trashed })])
  await pass(10_000)
  expect(looks).toEqual([])
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
  const { scope, pass, looks } = await aList([processing])
  await allSettled(fire as typeof networkChanged, { scope, params: params as boolean })
  await pass(60_000)
  expect(looks).toEqual([])
})
