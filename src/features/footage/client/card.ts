import { titleOfFile } from '../../media/fileName'
import { statusOf, statusOfItem, type ClipStatus } from './clipStatus'
import type { UploadItem } from '../../media/client'
import type { Clip } from '../../../../generated/facts/features/footage'

/** One entry of the list: a clip, a file being uploaded, or both. */
export interface Card {
  readonly id: string
  readonly title: string
  readonly bytes: number
  readonly status: ClipStatus
  readonly clip?: Clip
  readonly item?: UploadItem
}

export function cardsOf(
  clips: readonly Clip[],
  items: readonly UploadItem[],
  userId: string,
): Card[] {
  const itemOf = new Map(items.map((item) => [item.subjectId, item]))
  const unregistered = items.filter(({ subjectId }) => subjectId === undefined)
  return [
    ...unregistered.map(cardOfFile),
    ...clips.map((clip) => cardOfClip(clip, itemOf.get(clip.clipId), userId)),
  ]
}

export function cardOfClip(clip: Clip, item: UploadItem | undefined, userId: string): Card {
  const { clipId, title, bytes } = clip
  return { id: clipId, title, bytes, clip, item, status: statusOf(clip, item, userId) }
}

function cardOfFile(item: UploadItem): Card {
  const { itemId, file } = item
  return {
    id: itemId,
    title: titleOfFile(file.name),
    bytes: file.size,
    item,
    status: statusOfItem(item),
  }
}
