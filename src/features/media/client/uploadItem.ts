import type { Words } from '../../../browser/text/words'
import type { Stage } from './driveUpload'
import type { StopReason } from './uploadStopped'
import { percentSent as percentOf } from '../upload'

/** One file on its way, as this tab knows it. The server's own account outlives the tab. */
export interface UploadItem {
  readonly itemId: string
  readonly file: File
  readonly stop: AbortController
  readonly phase: 'waiting' | 'starting' | Stage | 'done' | 'failed'
  readonly sentBytes: number
  /** What the bytes are for (a clip, a file); known once the upload is registered. */
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

/** Once all its bytes are with the server, that goes on alone. */
export function needsThisPage(item: UploadItem): boolean {
  return isUnfinished(item) && item.phase !== 'checking'
}

/** The files go in the order they were chosen, a few at a time; what the server is checking needs no line. */
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

/** Stopped by the line alone: worth another try the moment it is back. */
export function brokenByNetwork({ failure }: UploadItem): boolean {
  return failure?.reason === 'network' || failure?.reason === 'server'
}

export function percentSent({ file, sentBytes, phase }: UploadItem): number {
  if (phase === 'done') return 100
  return percentOf(sentBytes, file.size)
}

/** Of all that is on its way, by bytes: a small file must not hide a large one. */
export function percentOfAll(items: readonly UploadItem[]): number {
  const going = items.filter(isUnfinished)
  const bytes = going.reduce((sum, { file }) => sum + file.size, 0)
  const sent = going.reduce((sum, { sentBytes }) => sum + sentBytes, 0)
  return bytes === 0 ? 0 : Math.floor((sent / bytes) * 100)
}

function isSettled(phase: UploadItem['phase']): boolean {
  return phase === 'done' || phase === 'failed'
}
