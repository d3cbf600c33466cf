import { titleOfFile } from '../../media/fileName'
import type { UploadItem } from '../../media/client'
import type { Clip } from './clip'
import { statusOf, statusOfItem, type ClipStatus } from './clipStatus'

/** One entry of the list: a clip, a file being uploaded, or both. */
export interface Card {
  readonly id: string
  readonly title: string
  readonly bytes: number
  readonly status: ClipStatus
  readonly clip?: Clip
  readonly item?: UploadItem
}

/** A file that is not registered yet stands in the list as the row it will be. */
export function comingRow({ itemId, file }: UploadItem) {
  return {
    clipId: itemId,
    title: titleOfFile(file.name),
    state: 'uploading',
    bytes: file.size,
    may: [],
    rev: 0,
  }
}

export function cardOf(row: Clip, item: UploadItem | undefined, userId: string): Card {
  const { clipId: id, title, bytes } = row
  if (row.rev > 0) return { id, title, bytes, clip: row, item, status: statusOf(row, item, userId) }
  return { id, title, bytes, item, status: item ? statusOfItem(item) : { kind: 'ready' } }
}
