// Moves clips to or from the trash: shown at once, with Undo for eight seconds. Refused clips stay.
import { createEffect, createEvent, createStore, sample, type Effect } from 'effector'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { clipsReceived, writesBegan, writesConfirmed, writesFailed } from './clips.model'
import { idsOf, type PendingWrite } from './pendingWrites'
import { $footageQuery } from './screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'

type MoveCall = Effect<{ clipIds: string[] }, { clips: Clip[] }, unknown>

/** At most as many clips as one call accepts. */
interface Part {
  clips: readonly Clip[]
  write: PendingWrite
}

interface Outcome {
  moved: readonly Part[]
  left: readonly Part[]
  /** The moved clips as the server returned them. */
  heard: readonly Clip[]
}

const mostAtOnce = 200

export function createMove(name: 'trash' | 'restore', callFx: MoveCall) {
  const asked = createEvent<readonly Clip[]>()
  const undone = createEvent<readonly Clip[]>()
  const $lastMoved = createStore<readonly Clip[]>([])
  const $lastLeft = createStore<readonly Clip[]>([])
  const noticeIds = { done: `footage.${name}`, failed: `footage.${name}.failed` }

  /** Never fails: returns what was moved before an error. */
  const moveFx = createEffect(async (parts: readonly Part[]): Promise<Outcome> => {
    const heard: Clip[] = []
    for (const [at, { clips }] of parts.entries()) {
      const answer = await callFx({ clipIds: idsOf(clips) }).catch(() => null)
      if (!answer) return { moved: parts.slice(0, at), left: parts.slice(at), heard }
      heard.push(...answer.clips)
    }
    return { moved: parts, left: [], heard }
  })

  sample({
    clock: asked,
    source: $footageQuery,
    filter: (_, clips) => clips.length > 0,
    // A clip moved to the trash leaves the list, and appears if the trash is shown.
    fn: ({ isTrash }, clips) => partsOf(clips, isTrash === (name === 'trash') ? 'return' : 'leave'),
    target: moveFx,
  })
  sample({ clock: moveFx, fn: writesOf, target: writesBegan })
  const ended = moveFx.doneData
  const anyMoved = ended.filter({ fn: ({ moved }) => moved.length > 0 })
  const anyLeft = ended.filter({ fn: ({ left }) => left.length > 0 })

  sample({ clock: anyMoved, fn: ({ heard }) => heard, target: clipsReceived })
  sample({ clock: anyMoved, fn: ({ moved }) => writesOf(moved), target: writesConfirmed })
  sample({ clock: anyLeft, fn: ({ left }) => writesOf(left), target: writesFailed })
  sample({ clock: anyMoved, fn: ({ moved }) => clipsOf(moved), target: $lastMoved })
  sample({ clock: anyLeft, fn: ({ left }) => clipsOf(left), target: $lastLeft })

  sample({
    clock: anyMoved,
    fn: ({ moved, left }) => ({
      id: noticeIds.done,
      tone: 'ok' as const,
      text:
        left.length === 0
          ? { key: `footage.${name}.done` as const, params: wordsOf(moved) }
          : {
              key: `footage.${name}.partly` as const,
              params: { ...wordsOf(moved), whole: clipsOf([...moved, ...left]).length },
            },
      action: 'footage.undo' as const,
    }),
    target: noticeShown,
  })
  sample({
    clock: anyLeft,
    fn: ({ left }) => ({
      id: noticeIds.failed,
      tone: 'danger' as const,
      text: { key: `footage.${name}.failed` as const, params: wordsOf(left) },
      action: 'footage.retry' as const,
    }),
    target: noticeShown,
  })
  sample({
    clock: noticeActionChosen,
    source: $lastMoved,
    filter: (_, id) => id === noticeIds.done,
    target: undone,
  })
  sample({
    clock: noticeActionChosen,
    source: $lastLeft,
    filter: (_, id) => id === noticeIds.failed,
    target: asked,
  })

  return { asked, undone }
}

function partsOf(clips: readonly Clip[], kind: 'leave' | 'return'): Part[] {
  return Array.from({ length: Math.ceil(clips.length / mostAtOnce) }, (_, index) => {
    const part = clips.slice(index * mostAtOnce, (index + 1) * mostAtOnce)
    return { clips: part, write: { kind, clips: part } }
  })
}

function writesOf(parts: readonly Part[]): PendingWrite[] {
  return parts.map(({ write }) => write)
}

function clipsOf(parts: readonly Part[]): Clip[] {
  return parts.flatMap(({ clips }) => clips)
}

function wordsOf(parts: readonly Part[]): { count: number; title: string } {
  const clips = clipsOf(parts)
  return { count: clips.length, title: clips[0]?.title ?? '' }
}
