import { useStoreMap } from 'effector-react'
import type { UploadItem } from '../../media/client'
import type { FileRow } from './fileRow'
import { $uploads } from './uploads.model'

/** What this tab knows of a file's upload. */
export function useItem({ fileId }: FileRow): UploadItem | undefined {
  return (
    useStoreMap({
      store: $uploads,
      keys: [fileId],
      fn: (items, [id]) => items.find(({ itemId, subjectId = itemId }) => subjectId === id) ?? null,
    }) ?? undefined
  )
}
