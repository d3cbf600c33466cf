import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/footage/client/footage.model'
import { footageList, openClip } from '../../../../src/features/footage/client/footageList'
import type { ListClipsRequest } from '../../../../generated/facts/features/footage'
import { openArea } from '../../../support/area'
import { aClip, aPage } from '../../../support/footage'

const { place, $neighbours, beside } = footageList
const trashed = { by: { id: 'jonas', name: 'Jonas Berg' }, at: '2026-11-20T10:00:00.000Z' }

const rowAddress = '/clips/edit/far'

async function aList(pathname: string, found: (id: string) => ReturnType<typeof aClip>[]) {
  let clips = [aClip('a'), aClip('b'), aClip('c')]
  const page = await openArea(
    'clips.list',
    {
      listClips: ({ ids }: ListClipsRequest) => aPage(ids ? ids.flatMap((id) => found(id)) : clips),
    },
    { pathname },
  )
  return { ...page, without: (id: string) => (clips = clips.filter((clip) => clip.clipId !== id)) }
}

test('a clip opened from a link is looked up', async () => {
  const { scope } = await aList(rowAddress, (id) => [aClip(id)])
  expect(scope.getState(openClip.$row)).toMatchObject({ clipId: 'far' })
})

test('one that is processed is followed, though the list does not have it', async () => {
  let state: 'processing' | 'ready' = 'processing'
  const { scope, pass } = await aList(rowAddress, (id) => [aClip(id, { state })])
  expect(scope.getState(openClip.$row)).toMatchObject({ state: 'processing' })
  state = 'ready'
  await pass(1000)
  expect(scope.getState(openClip.$row)).toMatchObject({ state: 'ready' })
  expect(scope.getState(footageList.rows.$ids)).toEqual(['a', 'b', 'c'])
})

test('the neighbours are those of the list', async () => {
  const { scope } = await aList('/clips/list', (id) => [aClip(id)])
  await allSettled(place.rowOpened, { scope, params: 'a' })
  expect(scope.getState($neighbours)).toEqual({ previous: undefined, next: 'b' })
  await allSettled(beside.neighbourOpened, { scope, params: 'next' })
  expect(scope.getState($neighbours)).toEqual({ previous: 'a', next: 'c' })
  expect(scope.getState(openClip.$row)).toMatchObject({ clipId: 'b' })
})

test('a clip that somebody else trashes while it is open stays in sight, with who did it', async () => {
  const { scope, pass, without } = await aList('/clips/list', (id) => [
    aClip(id, id === 'b' ? { trashed, rev: 2 } : {}),
  ])
  await allSettled(place.rowOpened, { scope, params: 'b' })
  without('b')
  await pass(30_000)
  expect(scope.getState(footageList.rows.$ids)).toEqual(['a', 'c'])
  expect(scope.getState(openClip.$row)).toMatchObject({ clipId: 'b', trashed })
})

test('a clip that is deleted for good while it is open is missing', async () => {
  const { scope, pass, without } = await aList('/clips/list', (id) =>
    id === 'b' ? [] : [aClip(id)],
  )
  await allSettled(place.rowOpened, { scope, params: 'b' })
  without('b')
  await pass(30_000)
  expect(scope.getState(openClip.$state)).toBe('missing')
})
