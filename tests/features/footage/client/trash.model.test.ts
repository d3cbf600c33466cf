import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { waitFx } from '../../../../src/browser/clock'
import { $location } from '../../../../src/browser/location'
import {
  listClipsFx,
  restoreClipsFx,
  trashClipsFx,
} from '../../../../src/features/footage/client/calls'
import { $shown } from '../../../../src/features/footage/client/clips.model'
import { screenEntered } from '../../../../src/features/footage/client/screen.model'
import {
  $selectedIds,
  $selection,
  selectionChanged,
  selectionMoved,
} from '../../../../src/features/footage/client/selection.model'
import { restoreAsked, trashAsked } from '../../../../src/features/footage/client/trash.model'
import {
  $areNoticesRaised,
  $notices,
  noticeActed,
} from '../../../../src/shell/notices/notices.model'
import type { Clip } from '../../../../generated/facts/features/footage'
import { aClip, aPage, footagePlace, rests } from '../../../support/footage'

/** A server that keeps clips, and may be down. */
async function aServer(names: string, place = '') {
  const server = {
    clips: [...names].map((name) => aClip(name, place ? { state: 'trashed' } : {})),
    isDown: false,
    moves: [] as string[],
  }
  const move = (act: string, state: Clip['state']) => async (request: { clipIds: string[] }) => {
    server.moves.push(`${act} ${request.clipIds.join('')}`)
    if (server.isDown) throw { call: act, kind: 'unreachable', retryAfterMs: null, reactions: [] }
    server.clips = server.clips.map((clip) =>
      request.clipIds.includes(clip.clipId) ? { ...clip, state, rev: clip.rev + 1 } : clip,
    )
    return { clips: server.clips.filter(({ clipId }) => request.clipIds.includes(clipId)) }
  }
  const scope = fork({
    values: [[$location, footagePlace(place)]],
    handlers: [
      [
        listClipsFx,
        async ({ trashed = false }: { trashed?: boolean }) =>
          aPage(server.clips.filter(({ state }) => (state === 'trashed') === trashed)),
      ],
      [trashClipsFx, move('trash', 'trashed')],
      [restoreClipsFx, move('restore', 'ready')],
      [waitFx, rests(0)],
    ],
  })
  await allSettled(screenEntered, { scope })
  return { server, scope }
}

const ids = (scope: Scope) =>
  scope
    .getState($shown)
    .clips.map(({ clipId }) => clipId)
    .join('')
const notice = (scope: Scope) => scope.getState($notices).at(-1)

test('what is moved to the trash leaves the list with its hours, and Undo brings it back', async () => {
  const { server, scope } = await aServer('abc')
  await allSettled(trashAsked, { scope, params: ['b'] })
  expect(ids(scope)).toBe('ac')
  expect(scope.getState($shown)).toMatchObject({ total: 2, totalDurationMs: 120_000 })
  expect(notice(scope)).toMatchObject({
    text: { key: 'footage.trash.done', params: { count: 1, title: 'Clip b' } },
    action: 'footage.undo',
  })
  await allSettled(noticeActed, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('abc')
  expect(server.moves).toEqual(['trash b', 'restore b'])
})

test('a move that fails is taken back, told by name, and goes through on Retry', async () => {
  const { server, scope } = await aServer('abc')
  server.isDown = true
  await allSettled(trashAsked, { scope, params: ['a', 'c'] })
  expect(ids(scope)).toBe('abc')
  expect(notice(scope)).toMatchObject({
    tone: 'danger',
    text: { key: 'footage.trash.failed', params: { count: 2, title: 'Clip a' } },
    action: 'footage.retry',
  })
  server.isDown = false
  await allSettled(noticeActed, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('b')
})

test('in the trash, restoring takes clips out of sight, and Undo puts them back into the trash', async () => {
  const { server, scope } = await aServer('ab', '?trash=1')
  await allSettled(restoreAsked, { scope, params: ['a'] })
  expect(ids(scope)).toBe('b')
  await allSettled(noticeActed, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('ab')
  expect(server.moves).toEqual(['restore a', 'trash a'])
})

test('more clips than one call takes go in several', async () => {
  const { server, scope } = await aServer('')
  server.clips = Array.from({ length: 450 }, (_, index) => aClip(`c${index}`))
  await allSettled(screenEntered, { scope })
  await allSettled(trashAsked, { scope, params: server.clips.map(({ clipId }) => clipId) })
  expect(server.moves).toHaveLength(3)
  expect(ids(scope)).toBe('')
})

test('of several chosen clips only those one may edit are moved, and none stays chosen that is gone', async () => {
  const { server, scope } = await aServer('abc')
  server.clips = server.clips.map((clip) => ({ ...clip, mayEdit: clip.clipId !== 'b' }))
  await allSettled(screenEntered, { scope })
  await allSettled(selectionChanged, { scope, params: new Set(['a', 'b']) })
  expect(scope.getState($selection)).toEqual({ count: 2, movableIds: ['a'] })
  expect(scope.getState($areNoticesRaised)).toBe(true)

  await allSettled(selectionMoved, { scope })
  expect(server.moves).toEqual(['trash a'])
  expect([...scope.getState($selectedIds)]).toEqual(['b'])
})

test('a file that is no clip yet cannot be chosen', async () => {
  const { scope } = await aServer('a')
  await allSettled(selectionChanged, { scope, params: new Set(['a', 'a file on its way']) })
  expect([...scope.getState($selectedIds)]).toEqual(['a'])
})
