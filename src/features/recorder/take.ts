// A take on this computer's disk, as its log tells of it. The log is only ever added to.
import { notChosenDays, takeMaxMinutes, undoMs } from '../../../generated/facts/constants'
import type { QualityFlag } from '../../../generated/facts/features/media'

/** A ulid. */
export type TakeId = string

export type TakeSource = 'camera' | 'screen' | 'screenAndCamera' | 'audio'

export type StopWhy =
  | 'stopPressed'
  | 'retakePressed'
  | 'cameraEnded'
  | 'micEnded'
  | 'screenEnded'
  | 'limitReached'
  | 'spaceOut'
  | 'slept'
  | 'recorderFailed'
  | 'spoolFailed'
  | 'sessionEnding'
  | 'takenOver'

/** What a person wrote to save a take with. */
export interface SaveForm {
  readonly title: string
  readonly description?: string
  readonly tags?: readonly string[]
}

/** `at`: wall clock in ms; `ms`: how much is recorded by then. */
export type TakeLine = { readonly at: number } & (
  | {
      readonly is: 'opened'
      readonly takeId: TakeId
      readonly mime: string
      readonly source: TakeSource
      readonly taskId?: string
      /** The title for the take where the task cannot be read. */
      readonly taskTitle?: string
      readonly scriptText?: string
      readonly appVersion: string
    }
  | { readonly is: 'upload'; readonly uploadId: string }
  | { readonly is: 'paused'; readonly ms: number }
  | { readonly is: 'resumed'; readonly ms: number }
  | { readonly is: 'stopped'; readonly why: StopWhy; readonly ms: number }
  /** Without ends: the whole take. */
  | { readonly is: 'trim'; readonly inMs?: number; readonly outMs?: number }
  | { readonly is: 'best'; readonly isBest: boolean }
  | { readonly is: 'kept'; readonly form: SaveForm; readonly quality?: readonly QualityFlag[] }
  | { readonly is: 'saved'; readonly clipId: string }
  /** It was offered on its own once, after it had been cut off. */
  | { readonly is: 'offered' }
  /** Not: it was taken back. */
  | { readonly is: 'deleted'; readonly isDeleted: boolean }
)

export interface Take {
  readonly takeId: TakeId
  readonly mime: string
  readonly source: TakeSource
  readonly openedAt: number
  /** cutOff: nobody stopped it and nobody records it. kept: to be sent once the server can be reached. */
  readonly state: 'recording' | 'cutOff' | 'stopped' | 'kept' | 'saved'
  readonly why?: StopWhy
  /** The last length that the log tells; of a take that was cut off the file knows better. */
  readonly durationMs: number
  readonly bytes: number
  /** A tab records it or works with it. */
  readonly isHeld: boolean
  readonly uploadId?: string
  readonly inMs?: number
  readonly outMs?: number
  readonly isBest: boolean
  readonly taskId?: string
  readonly taskTitle?: string
  readonly scriptText?: string
  readonly form?: SaveForm
  readonly quality?: readonly QualityFlag[]
  readonly clipId?: string
  readonly wasOffered?: boolean
  readonly deletedAt?: number
}

/** What the disk knows of a take besides its log. */
export interface TakeDisk {
  readonly bytes: number
  /** A tab records it or works with it. */
  readonly isHeld: boolean
}

/** Undefined: not even its first line was written, so nothing was recorded. Lines unknown here change nothing. */
export function foldTake(
  lines: readonly object[],
  { bytes, isHeld }: TakeDisk = { bytes: 0, isHeld: false },
): Take | undefined {
  const told = lines as readonly TakeLine[]
  const first = told.find((line) => line.is === 'opened')
  if (!first) return undefined
  const { takeId, mime, source, at, taskId, taskTitle, scriptText } = first
  const begun: Take = {
    takeId,
    mime,
    source,
    openedAt: at,
    taskId,
    taskTitle,
    scriptText,
    state: isHeld ? 'recording' : 'cutOff',
    durationMs: 0,
    bytes,
    isHeld,
    isBest: false,
  }
  return told.reduce(foldLine, begun)
}

function foldLine(take: Take, line: TakeLine): Take {
  switch (line.is) {
    case 'upload':
      return { ...take, uploadId: line.uploadId }
    case 'paused':
    case 'resumed':
      return { ...take, durationMs: line.ms }
    case 'stopped':
      return { ...take, state: 'stopped', why: line.why, durationMs: line.ms }
    case 'trim':
      return { ...take, inMs: line.inMs, outMs: line.outMs }
    case 'best':
      return { ...take, isBest: line.isBest }
    case 'kept':
      return { ...take, state: 'kept', form: line.form, quality: line.quality }
    case 'saved':
      return { ...take, state: 'saved', clipId: line.clipId }
    case 'offered':
      return { ...take, wasOffered: true }
    case 'deleted':
      return { ...take, deletedAt: line.isDeleted ? line.at : undefined }
    default:
      return take
  }
}

/** One take of several can be the best. Older tabs may have written two: the last one counts. */
export function bestOf(takes: readonly Take[]): Take | undefined {
  return takes.findLast(({ isBest }) => isBest)
}

/** Another take was recorded in its place, and it is not the best of them. */
export const isNotChosen = ({ state, why, isBest }: Take): boolean =>
  state === 'stopped' && why === 'retakePressed' && !isBest

/** Its maker was not there when it ended. */
export const wasCutOff = ({ state, why }: Take): boolean =>
  state === 'cutOff' || (state === 'stopped' && why === 'sessionEnding')

/** Its maker still has to decide about it, or the server does not have all of it. */
export const isUndone = (take: Take): boolean =>
  take.state !== 'recording' && !take.isHeld && !isNotChosen(take)

const dayMs = 24 * 60 * 60_000

/** Nobody wants it any more: it was deleted and not taken back, or not chosen for days. What was cut off stays. */
export function isOver(take: Take, now: number): boolean {
  const { deletedAt, openedAt, isHeld } = take
  if (isHeld) return false
  if (deletedAt !== undefined) return now - deletedAt >= undoMs
  return isNotChosen(take) && now - openedAt >= notChosenDays * dayMs
}

/** A task's own longest time, and a fifth more. */
export function longestTakeMs(taskMaxMs?: number): number {
  return taskMaxMs === undefined ? takeMaxMinutes * 60_000 : Math.round(taskMaxMs * 1.2)
}
