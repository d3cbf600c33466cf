import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { locationMoved, navigateFx, stepBackFx } from '../../../../src/browser/location'
import '../../../../src/features/footage/client/footage.model'
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
import { openArea, refused, type Answers } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aClip, aPage, footagePlace } from '../../../support/footage'

async function aList(search: string, answers: Answers = {}) {
  const steps: string[] = []
  const page = await openArea(
    'clips.list',
    {
      listClips: () => aPage([aClip('a'), aClip('b'), aClip('c')]),
      getClip: () => aClip('far'),
      ...answers,
    },
    {
      search,
      handlers: [
        [
          navigateFx,
          ({ to, replace }: { to: string; replace?: boolean }) => {
            steps.push(`${replace ? 'replace' : 'push'} ${to}`)
            return footagePlace(to.slice('/clips/list'.length))
          },
        ],
        [stepBackFx, () => void steps.push('back')],
      ],
    },
  )
  return { ...page, steps }
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
  { reply: refused('notFound'), state: 'missing' },
  { reply: noAnswer, state: 'failed' },
])('a clip whose look-up ends in $reply.kind is $state', async ({ reply, state }) => {
  const { scope } = await aList('?clip=far', { getClip: () => reply })
  expect(scope.getState($openClipState)).toBe(state)
})

test('a look-up that failed can be repeated', async () => {
  let isDown = true
  const { scope } = await aList('?clip=far', { getClip: () => (isDown ? noAnswer : aClip('far')) })
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

test('a clip that somebody else trashes while it is open stays in sight, with who did it', async () => {
  const trashedBy = { userId: 'jonas', name: 'Jonas Berg' }
  let clips = [aClip('a'), aClip('b')]
  const { scope, pass } = await aList('', {
    listClips: () => aPage(clips),
    getClip: () => aClip('b', { state: 'trashed', trashedBy, rev: 2 }),
  })
  await allSettled(clipOpened, { scope, params: 'b' })
  clips = [aClip('a')]
  await pass(15_000)
  expect(scope.getState($openClip)).toMatchObject({ clipId: 'b', state: 'trashed', trashedBy })
})

test('a clip that is deleted for good while it is open is missing', async () => {
  let clips = [aClip('a'), aClip('b')]
  const { scope, pass } = await aList('', {
    listClips: () => aPage(clips),
    getClip: () => refused('notFound'),
  })
  await allSettled(clipOpened, { scope, params: 'b' })
  clips = [aClip('a')]
  await pass(15_000)
  expect(scope.getState($openClip)).toBeNull()
  expect(scope.getState($openClipState)).toBe('missing')
})
