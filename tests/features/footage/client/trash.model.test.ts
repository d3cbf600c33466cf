import { allSettled, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { $shown } from '../../../../src/features/footage/client/clips.model'
import '../../../../src/features/footage/client/footage.model'
import {
  $selectedIds,
  $selection,
  selectionChanged,
  selectionMoved,
} from '../../../../src/features/footage/client/selection.model'
import { restoreAsked, trashAsked } from '../../../../src/features/footage/client/trash.model'
import { $notices, noticeActionChosen } from '../../../../src/shell/notices/notices.model'
import type { Clip } from '../../../../generated/facts/features/footage'
import { openArea } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aClip, aPage } from '../../../support/footage'

/** A server that keeps clips, and may be down. */
async function aServer(names: readonly string[], search = '') {
  const server = {
    clips: names.map((name) => aClip(name, search ? { state: 'trashed' } : {})),
    isDown: false,
    /** It goes down after so many moves. */
    lasts: Infinity,
    moves: [] as string[],
  }
  const move =
    (act: string, state: Clip['state']) =>
    ({ clipIds }: { clipIds: string[] }) => {
      server.moves.push(`${act} ${clipIds.length > 9 ? clipIds.length : clipIds.join('')}`)
      if (server.isDown || server.moves.length > server.lasts) return noAnswer
      server.clips = server.clips.map((clip) =>
        clipIds.includes(clip.clipId) ? { ...clip, state, rev: clip.rev + 1 } : clip,
      )
      return { clips: server.clips.filter(({ clipId }) => clipIds.includes(clipId)) }
    }
  const page = await openArea(
    'clips.list',
    {
      listClips: ({ trashed = false }: { trashed?: boolean }) =>
        aPage(server.clips.filter(({ state }) => (state === 'trashed') === trashed)),
      trashClips: move('trash', 'trashed'),
      restoreClips: move('restore', 'ready'),
    },
    { search },
  )
  return { ...page, server }
}

const ids = (scope: Scope) =>
  scope
    .getState($shown)
    .clips.map(({ clipId }) => clipId)
    .join('')
const notice = (scope: Scope) => scope.getState($notices).at(-1)

test('what is moved to the trash leaves the list with its hours, and Undo brings it back', async () => {
  const { server, scope } = await aServer([...'abc'])
  await allSettled(trashAsked, { scope, params: ['b'] })
  expect(ids(scope)).toBe('ac')
  expect(scope.getState($shown)).toMatchObject({ total: 2, totalDurationMs: 120_000 })
  expect(notice(scope)).toMatchObject({
    text: { key: 'footage.trash.done', params: { count: 1, title: 'Clip b' } },
    action: 'footage.undo',
  })
  await allSettled(noticeActionChosen, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('abc')
  expect(server.moves).toEqual(['trash b', 'restore b'])
})

test('a move that fails is taken back, told by name, and goes through on Retry', async () => {
  const { server, scope } = await aServer([...'abc'])
  server.isDown = true
  await allSettled(trashAsked, { scope, params: ['a', 'c'] })
  expect(ids(scope)).toBe('abc')
  expect(notice(scope)).toMatchObject({
    tone: 'danger',
    text: { key: 'footage.trash.failed', params: { count: 2, title: 'Clip a' } },
    action: 'footage.retry',
  })
  server.isDown = false
  await allSettled(noticeActionChosen, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('b')
})

test('in the trash, restoring takes clips out of sight, and Undo puts them back into the trash', async () => {
  const { server, scope } = await aServer([...'ab'], '?trash=1')
  await allSettled(restoreAsked, { scope, params: ['a'] })
  expect(ids(scope)).toBe('b')
  await allSettled(noticeActionChosen, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('ab')
  expect(server.moves).toEqual(['restore a', 'trash a'])
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`)

test('more clips than one call takes go in several', async () => {
  const { server, scope } = await aServer(many(450))
  await allSettled(trashAsked, { scope, params: many(450) })
  expect(server.moves).toEqual(['trash 200', 'trash 200', 'trash 50'])
  expect(ids(scope)).toBe('')
})

test('of a move that breaks off in the middle what was moved leaves, and Undo brings back that', async () => {
  const { server, scope, notices } = await aServer(many(250))
  server.lasts = 1
  await allSettled(trashAsked, { scope, params: many(250) })
  expect(scope.getState($shown)).toMatchObject({ total: 50 })
  expect(ids(scope)).toBe(many(250).slice(200).join(''))
  expect(notices()).toMatchObject([
    {
      text: { key: 'footage.trash.partly', params: { count: 200, whole: 250 } },
      action: 'footage.undo',
    },
    { text: { key: 'footage.trash.failed', params: { count: 50 } }, action: 'footage.retry' },
  ])
  server.lasts = Infinity
  await allSettled(noticeActionChosen, { scope, params: 'footage.trash' })
  expect(server.moves).toEqual(['trash 200', 'trash 50', 'restore 200'])
  expect(scope.getState($shown).total).toBe(250)
})

test('of several chosen clips only those one may edit are moved, and none stays chosen that is gone', async () => {
  const { server, scope, open } = await aServer([...'abc'])
  server.clips = server.clips.map((clip) => ({ ...clip, mayEdit: clip.clipId !== 'b' }))
  await open()
  await allSettled(selectionChanged, { scope, params: new Set(['a', 'b']) })
  expect(scope.getState($selection)).toEqual({ count: 2, movableIds: ['a'] })

  await allSettled(selectionMoved, { scope })
  expect(server.moves).toEqual(['trash a'])
  expect([...scope.getState($selectedIds)]).toEqual(['b'])
})

test('a file that is no clip yet cannot be chosen', async () => {
  const { scope } = await aServer(['a'])
  await allSettled(selectionChanged, { scope, params: new Set(['a', 'a file on its way']) })
  expect([...scope.getState($selectedIds)]).toEqual(['a'])
})
