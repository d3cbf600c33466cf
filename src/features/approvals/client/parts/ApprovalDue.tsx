import type { ListApprovalsRow } from '../../../../../generated/facts/features/approvals'
import { useFormat } from '../../../../browser/text/useFormat'
import type { CellProps } from '../../../../screens/client'
import { classes } from '../../../../ui/theme/classes'
import styles from './Approval.module.css'

/** By when an answer is wanted, as long as one is. */
export function ApprovalDue({ row }: CellProps<ListApprovalsRow>) {
  const format = useFormat()
  if (row.state !== 'pending' || row.dueOn === undefined) return null
  return (
    <time dateTime={row.dueOn} className={classes(row.isOverdue && styles.overdue)}>
      {format.day(row.dueOn)}
    </time>
  )
}
