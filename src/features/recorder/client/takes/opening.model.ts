// A take that is being recorded: on the disk first, and on its way to the server meanwhile.
import { attach, createEvent, sample, scopeBind } from 'effector'
import { ulid } from 'ulid'
import { $appVersion } from '../../../../browser/appVersion'
import { openTake, type Spool } from '../../../../browser/spool/spool'
import type { StoredTake } from '../../../../browser/spool/storedTakes'
import { activityNoticed } from '../../../../session/client'
import type { TakeId, TakeLine, TakeSource } from '../../take'
import { $owner, folderOf, needOwner } from './owner'
import { goOn } from './saving.model'
import { beginSendingFx, pauseSendingFx, type Sender } from './sending.model'
import { takesChanged, unkeptChanged } from './takes.model'

export interface NewTake {
  readonly source: TakeSource
  readonly mime: string
  readonly taskId?: string
  readonly taskTitle?: string
  readonly scriptText?: string
}

type WithoutTime<Line> = Line extends unknown ? Omit<Line, 'at'> : never
/** What is noted; when is added. */
export type TakeNote = WithoutTime<TakeLine>

export interface OpenTake {
  readonly takeId: TakeId
  /** Whether the take outlives this tab. */
  readonly isKept: boolean
  /** Resolves once it is on the disk. Rejects with SpoolFailed or SpaceOut. */
  put(chunk: Blob): Promise<void>
  note(note: TakeNote): Promise<void>
  /** Nothing more is recorded; what is left of it goes to the server. */
  close(): Promise<void>
}

/** Each second of recording: the person is not idle. */
export const recordingNow = createEvent()
sample({ clock: recordingNow, target: activityNoticed })

/** Begins a take in a folder of its own. Rejects with SpoolFailed or SpaceOut. */
export const openTakeFx = attach({
  source: { owner: $owner, appVersion: $appVersion },
  async effect({ owner, appVersion }, take: NewTake): Promise<OpenTake> {
    const begin = scopeBind(beginSendingFx)
    const pauseOthers = scopeBind(pauseSendingFx)
    const changed = scopeBind(takesChanged)
    const goOnWithRest = scopeBind(goOn)
    const inMemory = scopeBind(unkeptChanged)
    const takeId = ulid()
    const folder = [...folderOf(needOwner(owner)), takeId]
    const first: TakeLine = { at: Date.now(), is: 'opened', takeId, appVersion, ...take }
    const spool = await openTake(folder, first)
    await pauseOthers()
    const sender: Sender = await begin({ take: { takeId, ...take }, source: spool })
    const tell = teller(spool, takeId, first, inMemory)
    changed()
    return {
      takeId,
      isKept: spool.isKept,
      put: async (chunk) => void (await spool.put(chunk)),
      async note(note) {
        const line = { at: Date.now(), ...note }
        tell(line)
        await spool.note(line)
      },
      async close() {
        try {
          await spool.close()
        } finally {
          tell()
          sender.grow.ended()
          changed()
          goOnWithRest()
        }
      },
    }
  },
})

/** Where nothing is kept on a disk, the lines of the log stand here alone. */
function teller(spool: Spool, takeId: TakeId, first: TakeLine, tell: (take: StoredTake) => void) {
  const lines: object[] = [first]
  return (line?: object) => {
    if (spool.isKept) return
    if (line) lines.push(line)
    tell({ takeId, lines: [...lines], bytes: spool.size(), isHeld: line !== undefined })
  }
}
