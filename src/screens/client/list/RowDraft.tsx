import { useStoreMap } from 'effector-react'
import { DraftBadge } from '../form/DraftBadge'
import { valueIn, type Row } from '../row'
import { useList } from './ListContext'

/** Says of a row that changes to it are not saved. */
export function RowDraft({ row }: { row: Row }) {
  const { list, form } = useList()
  const id = String(valueIn(row, list.screen.key))
  const isDraft = useStoreMap({
    store: form.$draftIds,
    keys: [id],
    fn: (ids, [each]) => ids.includes(each),
  })
  return isDraft && <DraftBadge />
}
