import type { ListInboxRow } from '../../../../../generated/facts/features/home'
import { useFormat } from '../../../../browser/text/useFormat'
import type { CellProps } from '../../../../screens/client'
import { InboxPicture } from '../InboxPicture'
import { InboxWords } from '../InboxWords'

/** A program in the grid: its picture, and under it where it comes from and since when. */
export function InboxCard({ row, isSelected }: CellProps<ListInboxRow>) {
  const format = useFormat()
  return (
    <>
      <InboxPicture row={row} isSelected={isSelected} />
      <InboxWords row={row}>
        <time dateTime={row.deliveredAt} title={format.moment(row.deliveredAt)}>
          {format.age(row.deliveredAt)}
        </time>
      </InboxWords>
    </>
  )
}
