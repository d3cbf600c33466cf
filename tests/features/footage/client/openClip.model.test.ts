import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $location, locationMoved, navigateFx, stepBackFx } from '../../../../src/browser/location'
import { getClipFx, listClipsFx } from '../../../../src/features/footage/client/calls'
import {
  $neighbours,
  $openClip,
  $openClipId,
  $openClipState,
  clipClosed,
  clipLookRepeated,
  clipOpened,
  neighbourOpened,
} from '../../../../src/features/footage/client/openClip.model'
import { screenEntered } from '../../../../src/features/footage/client/screen.model'
import { aClip, aPage, footagePlace } from '../../../support/footage'

async function aList(search: string, getClip: (id: string) => unknown = () => aClip('far')) {
  const steps: string[] = []
  const scope = fork({
    values: [[$location, footagePlace(search)]],
    handlers: [
      [listClipsFx, async () => aPage([aClip('a'), aClip('b'), aClip('c')])],
      [getClipFx, async ({ clipId }: { clipId: string }) => getClip(clipId)],
      [
        navigateFx,
        ({ to, replace }: { to: string; replace?: boolean }) => {
          steps.push(`${replace ? 'replace' : 'push'} ${to}`)
          return footagePlace(to.slice('/clips/list'.length))
        },
      ],
      [stepBackFx, () => void steps.push('back')],
    ],
  })
  await allSettled(screenEntered, { scope })
  return { scope, steps }
}

test('a clip that is opened is named by the address, and closing it goes back', async () => {
  const { scope, steps } = await aList('?view=list')
  await allSettled(clipOpened, { scope, params: 'b' })
  expect(scope.getState($openClip)?.clipId).toBe('b')
  await allSettled(clipClosed, { scope })
  expect(steps).toEqual(['push /clips/list?view=list&clip=b', 'back'])
})

test('Back closes the clip', async () => {
  const { scope } = await aList('')
  await allSettled(clipOpened, { scope, params: 'b' })
  await allSettled(locationMoved, { scope, params: footagePlace() })
  expect(scope.getState($openClipId)).toBeNull()
})

test('a clip opened from a link is looked up, and closing it leads to the list, not out of the application', async () => {
  const { scope, steps } = await aList('?clip=far')
  expect(scope.getState($openClip)?.clipId).toBe('far')
  await allSettled(clipClosed, { scope })
  expect(steps).toEqual(['replace /clips/list'])
})

test.each([
  { kind: 'refused', state: 'missing' },
  { kind: 'unreachable', state: 'failed' },
])('a clip whose look-up is $kind is $state', async ({ kind, state }) => {
  const failure = { call: 'getClip', kind, status: 200, reactions: [] }
  const { scope } = await aList('?clip=far', () => Promise.reject(failure))
  expect(scope.getState($openClipState)).toBe(state)
})

test('a look-up that failed can be repeated', async () => {
  let isDown = true
  const failure = { call: 'getClip', kind: 'unreachable', retryAfterMs: null, reactions: [] }
  const { scope } = await aList('?clip=far', () =>
    isDown ? Promise.reject(failure) : aClip('far'),
  )
  isDown = false
  await allSettled(clipLookRepeated, { scope })
  expect(scope.getState($openClip)?.clipId).toBe('far')
})

test('the neighbours are those of the list, and take the place of the clip in the address', async () => {
  const { scope, steps } = await aList('')
  await allSettled(clipOpened, { scope, params: 'a' })
  expect(scope.getState($neighbours)).toEqual({ previousId: undefined, nextId: 'b' })
  await allSettled(neighbourOpened, { scope, params: 'b' })
  expect(scope.getState($neighbours)).toEqual({ previousId: 'a', nextId: 'c' })
  expect(steps).toEqual(['push /clips/list?clip=a', 'replace /clips/list?clip=b'])
})
