import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { $location, navigateFx } from '../../../../src/browser/location'
import { listClipsFx } from '../../../../src/features/footage/client/calls'
import {
  $shown,
  clipAdded,
  moreAsked,
  writeBegan,
  writeConfirmed,
  writeFailed,
} from '../../../../src/features/footage/client/clips.model'
import {
  $isMoreFailed,
  $isStale,
  $listState,
  firstAsked,
  renewAsked,
} from '../../../../src/features/footage/client/reading.model'
import { screenEntered, trashToggled } from '../../../../src/features/footage/client/screen.model'
import type {
  ListClipsRequest,
  ListClipsResponse,
} from '../../../../generated/facts/features/footage'
import { aClip, aPage, footagePlace } from '../../../support/footage'

type Answer = (request: ListClipsRequest) => ListClipsResponse | Promise<ListClipsResponse>

const refusal = (status: number) => ({
  call: 'listClips',
  kind: 'refused',
  status,
  code: null,
  message: null,
  reactions: [],
})

function world(answer: Answer) {
  const asked: ListClipsRequest[] = []
  const scope = fork({
    values: [[$location, footagePlace()]],
    handlers: [
      [listClipsFx, async (request: ListClipsRequest) => (asked.push(request), answer(request))],
      [navigateFx, ({ to }: { to: string }) => footagePlace(to.slice('/clips/list'.length))],
    ],
  })
  return { scope, asked }
}

const titles = (scope: Scope) => scope.getState($shown).clips.map(({ title }) => title)
const ids = (scope: Scope) =>
  scope
    .getState($shown)
    .clips.map(({ clipId }) => clipId)
    .join('')

test('the screen opens with the first page, and reads on when its end is near', async () => {
  const { scope, asked } = world(({ after }) =>
    after ? aPage([aClip('c')]) : aPage([aClip('a'), aClip('b')], { next: 'after b' }),
  )
  await allSettled(screenEntered, { scope })
  await allSettled(moreAsked, { scope })
  await allSettled(moreAsked, { scope })
  expect(ids(scope)).toBe('abc')
  expect(asked.map(({ after }) => after)).toEqual([undefined, 'after b'])
})

test.each([
  { failure: refusal(403), state: 'forbidden' },
  {
    failure: { call: 'listClips', kind: 'unreachable', retryAfterMs: null, reactions: [] },
    state: 'failed',
  },
])('a first page that is answered by $failure.kind shows $state', async ({ failure, state }) => {
  const { scope } = world(() => Promise.reject(failure))
  await allSettled(screenEntered, { scope })
  expect(scope.getState($listState)).toBe(state)
})

test('a list that could not be read is read again on demand', async () => {
  let isDown = true
  const { scope } = world(() => (isDown ? Promise.reject(refusal(500)) : aPage([aClip('a')])))
  await allSettled(screenEntered, { scope })
  isDown = false
  await allSettled(firstAsked, { scope })
  expect(scope.getState($listState)).toBe('ready')
  expect(ids(scope)).toBe('a')
})

test('a refresh that fails leaves the rows and says that they may be old', async () => {
  let isDown = false
  const { scope } = world(() => (isDown ? Promise.reject(refusal(500)) : aPage([aClip('a')])))
  await allSettled(screenEntered, { scope })
  isDown = true
  await allSettled(renewAsked, { scope })
  expect(ids(scope)).toBe('a')
  expect(scope.getState($isStale)).toBe(true)
  isDown = false
  await allSettled(renewAsked, { scope })
  expect(scope.getState($isStale)).toBe(false)
})

test('a further page that fails leaves the rows and can be asked again', async () => {
  let isDown = false
  const { scope } = world(() =>
    isDown ? Promise.reject(refusal(500)) : aPage([aClip('a')], { next: 'n' }),
  )
  await allSettled(screenEntered, { scope })
  isDown = true
  await allSettled(moreAsked, { scope })
  expect(scope.getState($isMoreFailed)).toBe(true)
  expect(ids(scope)).toBe('a')
})

test('the trash is another place: its rows never stand beside those of the list', async () => {
  const { scope, asked } = world(({ trashed }) =>
    trashed ? aPage([aClip('t')]) : aPage([aClip('a')]),
  )
  await allSettled(screenEntered, { scope })
  await allSettled(trashToggled, { scope })
  expect(ids(scope)).toBe('t')
  await allSettled(trashToggled, { scope })
  expect(ids(scope)).toBe('a')
  expect(asked.map(({ trashed }) => trashed)).toEqual([undefined, true, undefined])
})

test('a write shows at once, and is taken back when it is refused', async () => {
  const { scope } = world(() => aPage([aClip('a', { title: 'Old' })]))
  const write = { kind: 'rename', clipId: 'a', title: 'New' } as const
  await allSettled(screenEntered, { scope })
  await allSettled(writeBegan, { scope, params: write })
  expect(titles(scope)).toEqual(['New'])
  await allSettled(writeFailed, { scope, params: write })
  expect(titles(scope)).toEqual(['Old'])
})

test('an answer that was asked for before a write was confirmed does not undo it', async () => {
  let answers: Array<(page: ListClipsResponse) => void> = []
  const { scope } = world(() => new Promise((resolve) => answers.push(resolve)))
  const write = { kind: 'leave', clips: [aClip('b')] } as const
  const old = aPage([aClip('a'), aClip('b')])

  const opened = allSettled(screenEntered, { scope })
  await new Promise(setImmediate)
  void allSettled(writeBegan, { scope, params: write })
  void allSettled(writeConfirmed, { scope, params: write })
  const [early] = answers
  answers = []
  early?.(old)
  await new Promise(setImmediate)
  expect(ids(scope)).toBe('a')

  // The question asked after it is the one that counts.
  for (const answer of answers) answer(aPage([aClip('a')]))
  await opened
  expect(ids(scope)).toBe('a')
  expect(scope.getState($shown).total).toBe(1)
})

test('a clip that is registered stands in its place before the list is read again', async () => {
  const { scope } = world(() => aPage([aClip('a')]))
  await allSettled(screenEntered, { scope })
  await allSettled(clipAdded, {
    scope,
    params: aClip('n', { createdAt: '2026-11-21T00:00:00.000Z' }),
  })
  expect(ids(scope)).toBe('na')
})
