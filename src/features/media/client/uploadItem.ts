import type { Words } from '../../../browser/text/words'
import type { Stage } from './driveUpload'
import type { StopReason } from './uploadStopped'
import { percentSent as percentOf } from '../upload'

/**
 * One file being uploaded, as this tab knows it. The server keeps its own record, which outlives
 * the tab.
 */
export interface UploadItem {
  readonly itemId: string
  readonly file: File
  readonly stop: AbortController
  readonly phase: 'waiting' | 'starting' | Stage | 'done' | 'failed'
  readonly sentBytes: number
  /** The id of what the bytes are for (such as a clip); known once the upload is registered. */
  readonly subjectId?: string
  readonly uploadId?: string
  readonly failure?: { reason: StopReason; text?: Words }
}

const filesAtOnce = 3

export function newItem(file: File): UploadItem {
  const itemId = Math.random().toString(36).slice(2, 12)
  const item = { itemId, file, stop: new AbortController(), sentBytes: 0 }
  if (file.size === 0) return { ...item, phase: 'failed', failure: { reason: 'empty' } }
  return { ...item, phase: 'waiting' }
}

export function changeItem(
  items: readonly UploadItem[],
  itemId: string,
  change: Partial<UploadItem>,
): UploadItem[] {
  return items.map((item) => (item.itemId === itemId ? { ...item, ...change } : item))
}

export function dropItem(items: readonly UploadItem[], itemId: string): UploadItem[] {
  return items.filter((item) => item.itemId !== itemId)
}

export function isUnfinished({ phase }: UploadItem): boolean {
  return !isSettled(phase)
}

/**
 * Whether closing the page would stop the upload. Once all bytes have arrived, the server needs no
 * page.
 */
export function needsThisPage(item: UploadItem): boolean {
  return isUnfinished(item) && item.phase !== 'checking'
}

/**
 * Files start in the order they were chosen, a few at a time; one the server is checking takes no
 * slot.
 */
export function nextToStart(items: readonly UploadItem[]): UploadItem | undefined {
  const busy = new Set<UploadItem['phase']>(['starting', 'sending', 'completing'])
  if (items.filter(({ phase }) => busy.has(phase)).length >= filesAtOnce) return undefined
  return items.find(({ phase }) => phase === 'waiting')
}

export function retryItems(
  items: readonly UploadItem[],
  isMeant: (item: UploadItem) => boolean,
): UploadItem[] {
  return items.map((item) =>
    item.phase === 'failed' && isMeant(item)
      ? { ...item, phase: 'waiting', failure: undefined }
      : item,
  )
}

/** Stopped only by a network failure: retried as soon as the connection is back. */
export function brokenByNetwork({ failure }: UploadItem): boolean {
  return failure?.reason === 'network' || failure?.reason === 'server'
}

export function percentSent({ file, sentBytes, phase }: UploadItem): number {
  if (phase === 'done') return 100
  return percentOf(sentBytes, file.size)
}

/**
 * The total progress in percent, weighted by bytes, so that a small file does not hide a large one.
 */
export function percentOfAll(items: readonly UploadItem[]): number {
  const going = items.filter(isUnfinished)
  const bytes = going.reduce((sum, { file }) => sum + file.size, 0)
  const sent = going.reduce((sum, { sentBytes }) => sum + sentBytes, 0)
  return bytes === 0 ? 0 : Math.floor((sent / bytes) * 100)
}

function isSettled(phase: UploadItem['phase']): boolean {
  return phase === 'done' || phase === 'failed'
}
