import { allSettled, createWatch, type Scope } from 'effector'
import { expect, test } from 'vitest'
import {
  $shown,
  clipAdded,
  moreAsked,
  writesBegan,
  writesConfirmed,
  writesFailed,
} from '../../../../src/features/footage/client/clips.model'
import '../../../../src/features/footage/client/footage.model'
import {
  $isMoreFailed,
  $isStale,
  $listState,
  firstAsked,
  renewAsked,
} from '../../../../src/features/footage/client/reading.model'
import { trashToggled } from '../../../../src/features/footage/client/screen.model'
import type {
  ListClipsRequest,
  ListClipsResponse,
} from '../../../../generated/facts/features/footage'
import type { Reply } from '../../../../src/calls/send'
import { openArea } from '../../../support/area'
import { http, noAnswer, withResolvers } from '../../../support/browserEdge'
import { aClip, aPage } from '../../../support/footage'

type Answer = (
  request: ListClipsRequest,
) => ListClipsResponse | Reply | Promise<ListClipsResponse | Reply>

async function aList(answer: Answer) {
  const asked: ListClipsRequest[] = []
  const listClips = (request: ListClipsRequest) => (asked.push(request), answer(request))
  return { ...(await openArea('clips.list', { listClips })), asked }
}

const serverFault = http(502, {})
const titles = (scope: Scope) => scope.getState($shown).clips.map(({ title }) => title)
const ids = (scope: Scope) =>
  scope
    .getState($shown)
    .clips.map(({ clipId }) => clipId)
    .join('')

test('the screen opens with the first page, and reads on when its end is near', async () => {
  const { scope, asked } = await aList(({ after }) =>
    after ? aPage([aClip('c')]) : aPage([aClip('a'), aClip('b')], { next: 'after b' }),
  )
  await allSettled(moreAsked, { scope })
  await allSettled(moreAsked, { scope })
  expect(ids(scope)).toBe('abc')
  expect(asked.map(({ after }) => after)).toEqual([undefined, 'after b'])
})

test.each(['answered', 'failed'])(
  'what is asked for while a refresh is under way is read once that is %s',
  async (how) => {
    const asked = withResolvers()
    const { promise, resolve } = withResolvers<ListClipsResponse | Reply>()
    const first = aPage([aClip('a')], { next: 'after a' })
    let isFirst = true
    const { scope } = await aList(({ after }) => {
      if (after) return aPage([aClip('b')])
      if (isFirst) return ((isFirst = false), first)
      asked.resolve()
      return promise
    })
    const renewed = allSettled(renewAsked, { scope })
    await asked.promise
    void allSettled(moreAsked, { scope })
    resolve(how === 'answered' ? first : noAnswer)
    await renewed
    expect(ids(scope)).toBe('ab')
  },
)

test.each([
  { reply: http(403, {}), state: 'forbidden' },
  { reply: noAnswer, state: 'failed' },
])('a first page that is answered by $reply.status shows $state', async ({ reply, state }) => {
  const { scope } = await aList(() => reply)
  expect(scope.getState($listState)).toBe(state)
})

test('a list that could not be read is read again on demand', async () => {
  let isDown = true
  const { scope } = await aList(() => (isDown ? serverFault : aPage([aClip('a')])))
  isDown = false
  await allSettled(firstAsked, { scope })
  expect(scope.getState($listState)).toBe('ready')
  expect(ids(scope)).toBe('a')
})

test('a refresh that fails leaves the rows and says that they may be old', async () => {
  let isDown = false
  const { scope } = await aList(() => (isDown ? serverFault : aPage([aClip('a')])))
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
  const { scope } = await aList(() => (isDown ? serverFault : aPage([aClip('a')], { next: 'n' })))
  isDown = true
  await allSettled(moreAsked, { scope })
  expect(scope.getState($isMoreFailed)).toBe(true)
  expect(ids(scope)).toBe('a')
})

test('the trash is another place: its rows never stand beside those of the list', async () => {
  const { scope, asked } = await aList(({ trashed }) =>
    trashed ? aPage([aClip('t')]) : aPage([aClip('a')]),
  )
  await allSettled(trashToggled, { scope })
  expect(ids(scope)).toBe('t')
  await allSettled(trashToggled, { scope })
  expect(ids(scope)).toBe('a')
  expect(asked.map(({ trashed }) => trashed)).toEqual([undefined, true, undefined])
})

test('a write shows at once, and is taken back when it is refused', async () => {
  const { scope } = await aList(() => aPage([aClip('a', { title: 'Old' })]))
  const write = { kind: 'rename', clipId: 'a', title: 'New' } as const
  await allSettled(writesBegan, { scope, params: [write] })
  expect(titles(scope)).toEqual(['New'])
  await allSettled(writesFailed, { scope, params: [write] })
  expect(titles(scope)).toEqual(['Old'])
})

test('an answer that was asked for before a write was confirmed does not undo it', async () => {
  const old = aPage([aClip('a'), aClip('b')])
  const asked = withResolvers()
  const early = withResolvers<ListClipsResponse>()
  const answers = [() => old, () => (asked.resolve(), early.promise), () => aPage([aClip('a')])]
  const { scope } = await aList(() => (answers.shift() ?? (() => old))())
  const write = { kind: 'leave', clips: [aClip('b')] } as const

  const renewed = allSettled(renewAsked, { scope })
  await asked.promise
  void allSettled(writesBegan, { scope, params: [write] })
  void allSettled(writesConfirmed, { scope, params: [write] })
  const shown: string[] = []
  createWatch({ unit: $shown, fn: () => shown.push(ids(scope)), scope })
  early.resolve(old)
  await renewed
  // The question asked after it is the one that counts.
  expect(answers).toEqual([])
  expect(new Set([...shown, ids(scope)])).toEqual(new Set(['a']))
  expect(scope.getState($shown).total).toBe(1)
})

test('a clip that is registered stands in its place before the list is read again', async () => {
  const { scope } = await aList(() => aPage([aClip('a')]))
  await allSettled(clipAdded, {
    scope,
    params: aClip('n', { createdAt: '2026-11-21T00:00:00.000Z' }),
  })
  expect(ids(scope)).toBe('na')
})
