// Moves clips between the list and the trash: shown at once, undone for eight seconds, taken back when refused.
import { createEffect, createEvent, createStore, sample, type Effect } from 'effector'
import { noticeActed, noticeShown } from '../../../shell/notices/notices.model'
import { clipsHeard, writeBegan, writeConfirmed, writeFailed } from './clips.model'
import { idsOf, type PendingWrite } from './pendingWrites'
import { $footageQuery } from './screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'

type MoveCall = Effect<{ clipIds: string[] }, { clips: Clip[] }, unknown>

interface Move {
  clips: readonly Clip[]
  write: PendingWrite
}

const mostAtOnce = 200

export function createMove(name: 'trash' | 'restore', callFx: MoveCall) {
  const asked = createEvent<readonly Clip[]>()
  const undone = createEvent<readonly Clip[]>()
  const $lastDone = createStore<readonly Clip[]>([])
  const $lastFailed = createStore<readonly Clip[]>([])
  const noticeIds = { done: `footage.${name}`, failed: `footage.${name}.failed` }

  const moveFx = createEffect(async ({ clips }: Move): Promise<Clip[]> => {
    const moved: Clip[] = []
    for (let at = 0; at < clips.length; at += mostAtOnce) {
      moved.push(...(await callFx({ clipIds: idsOf(clips.slice(at, at + mostAtOnce)) })).clips)
    }
    return moved
  })

  sample({
    clock: asked,
    source: $footageQuery,
    filter: (_, clips) => clips.length > 0,
    fn: ({ isTrash }, clips): Move => ({
      clips,
      // What goes to the trash leaves the list, and comes into sight where the trash is in sight.
      write: { kind: isTrash === (name === 'trash') ? 'return' : 'leave', clips },
    }),
    target: moveFx,
  })
  sample({ clock: moveFx, fn: ({ write }) => write, target: writeBegan })
  sample({ clock: moveFx.doneData, target: clipsHeard })
  sample({ clock: moveFx.done, fn: ({ params }) => params.write, target: writeConfirmed })
  sample({ clock: moveFx.fail, fn: ({ params }) => params.write, target: writeFailed })
  sample({ clock: moveFx.done, fn: ({ params }) => params.clips, target: $lastDone })
  sample({ clock: moveFx.fail, fn: ({ params }) => params.clips, target: $lastFailed })

  sample({
    clock: moveFx.done,
    fn: ({ params }) => ({
      id: noticeIds.done,
      tone: 'ok' as const,
      text: { key: `footage.${name}.done` as const, params: wordsOf(params.clips) },
      action: 'footage.undo' as const,
    }),
    target: noticeShown,
  })
  sample({
    clock: moveFx.fail,
    fn: ({ params }) => ({
      id: noticeIds.failed,
      tone: 'danger' as const,
      text: { key: `footage.${name}.failed` as const, params: wordsOf(params.clips) },
      action: 'footage.retry' as const,
    }),
    target: noticeShown,
  })
  sample({
    clock: noticeActed,
    source: $lastDone,
    filter: (_, id) => id === noticeIds.done,
    target: undone,
  })
  sample({
    clock: noticeActed,
    source: $lastFailed,
    filter: (_, id) => id === noticeIds.failed,
    target: asked,
  })

  return { asked, undone, noticeIds }
}

function wordsOf(clips: readonly Clip[]): { count: number; title: string } {
  return { count: clips.length, title: clips[0]?.title ?? '' }
}
