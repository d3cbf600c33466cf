// What the list does with clips, as the manifest says it.
import { allSettled, type Scope } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/footage/client/footage.model'
import { footageList } from '../../../../src/features/footage/client/footageList'
import { $notices, noticeActionChosen } from '../../../../src/shell/notices/notices.model'
import type { ListClipsRequest, ListClipsRow } from '../../../../generated/facts/features/footage'
import { openArea } from '../../../support/area'
import { noAnswer } from '../../../support/browserEdge'
import { aClip, aPage } from '../../../support/footage'

const { actions, rows } = footageList
const trashed = { by: { id: 'maya', name: 'Maya Lindqvist' }, at: '2026-11-20T10:00:00.000Z' }

/** A server that keeps clips, and may be down. */
async function aServer(names: readonly string[], search = '') {
  const server = {
    clips: names.map((name) => aClip(name, search ? { trashed } : {})),
    /** It goes down after so many moves. */
    lasts: Infinity,
    moves: [] as string[],
  }
  const move =
    (act: string, change: Partial<ListClipsRow>) =>
    ({ selection: { ids } }: { selection: { ids: string[] } }) => {
      server.moves.push(`${act} ${ids.length > 9 ? ids.length : ids.join('')}`)
      if (server.moves.length > server.lasts) return noAnswer
      server.clips = server.clips.map((clip) =>
        ids.includes(clip.clipId) ? aClip(clip.clipId, { ...change, rev: clip.rev + 1 }) : clip,
      )
      return { changed: ids, refused: [] }
    }
  const page = await openArea(
    'clips.list',
    {
      listClips: ({ trash = false, ids }: ListClipsRequest) =>
        aPage(
          server.clips.filter((clip) =>
            ids ? ids.includes(clip.clipId) : (clip.trashed !== undefined) === trash,
          ),
        ),
      trashClips: move('trash', { trashed }),
      restoreClips: move('restore', {}),
    },
    { search },
  )
  return { ...page, server }
}

const act = (scope: Scope, action: string, ...ids: string[]) =>
  allSettled(actions.actionAsked, { scope, params: { action, selection: { ids } } })
const ids = (scope: Scope) => scope.getState(rows.$ids).join('')
const notice = (scope: Scope) => scope.getState($notices).at(-1)

test('what is moved to the trash leaves the list with its hours, is told by name, and Undo brings it back', async () => {
  const { server, scope } = await aServer([...'abc'])
  await act(scope, 'trash', 'b')
  expect(ids(scope)).toBe('ac')
  expect(scope.getState(rows.$shown)).toMatchObject({ total: 2, sums: { durationMs: 120_000 } })
  expect(notice(scope)).toMatchObject({
    text: { key: 'footage.footage.done.trash', params: { count: 1, name: 'Clip b' } },
    action: 'screens.list.undo',
  })
  await allSettled(noticeActionChosen, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('abc')
  expect(server.moves).toEqual(['trash b', 'restore b'])
})

test('a move that fails is taken back, told by name, and goes through on Retry', async () => {
  const { server, scope } = await aServer([...'abc'])
  server.lasts = 0
  await act(scope, 'trash', 'a', 'c')
  expect(ids(scope)).toBe('abc')
  expect(notice(scope)).toMatchObject({
    tone: 'danger',
    text: { key: 'screens.list.notDone', params: { count: 2, name: 'Clip a' } },
    action: 'screens.list.retry',
  })
  server.lasts = Infinity
  await allSettled(noticeActionChosen, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('b')
})

test('in the trash, restoring takes clips out of sight, and Undo puts them back into the trash', async () => {
  const { server, scope } = await aServer([...'ab'], '?trash')
  await act(scope, 'restore', 'a')
  expect(ids(scope)).toBe('b')
  await allSettled(noticeActionChosen, { scope, params: notice(scope)?.id ?? '' })
  expect(ids(scope)).toBe('ab')
  expect(server.moves).toEqual(['restore a', 'trash a'])
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`)

test('of a move that breaks off in the middle what was moved leaves, Undo brings back that, and Retry moves the rest', async () => {
  const { server, scope, notices } = await aServer(many(250))
  server.lasts = 1
  await act(scope, 'trash', ...many(250))
  expect(scope.getState(rows.$ids)).toEqual(many(250).slice(200))
  expect(notices()).toMatchObject([
    { text: { params: { count: 200 } }, action: 'screens.list.undo' },
    { text: { params: { count: 50 } }, action: 'screens.list.retry' },
  ])
  const [done, failed] = notices()
  server.lasts = Infinity
  await allSettled(noticeActionChosen, { scope, params: failed?.id ?? '' })
  await allSettled(noticeActionChosen, { scope, params: done?.id ?? '' })
  expect(server.moves).toEqual(['trash 200', 'trash 50', 'trash 50', 'restore 200'])
})

test('a restored clip that is not in the list comes back to it', async () => {
  const { server, scope } = await aServer([...'ab'])
  server.clips = [...server.clips, aClip('c', { trashed })]
  await act(scope, 'restore', 'c')
  expect(ids(scope)).toBe('abc')
})
