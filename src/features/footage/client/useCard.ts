import { useStoreMap, useUnit } from 'effector-react'
import { $userId } from '../../../session/client'
import type { Clip } from './clip'
import { cardOf, type Card } from './card'
import { $uploads } from './uploads.model'

/** The row together with what this tab knows of its upload. */
export function useCard(row: Clip): Card {
  const userId = useUnit($userId)
  const item = useStoreMap({
    store: $uploads,
    keys: [row.clipId],
    fn: (items, [id]) => items.find(({ itemId, subjectId = itemId }) => subjectId === id) ?? null,
  })
  return cardOf(row, item ?? undefined, userId)
}
