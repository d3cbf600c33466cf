import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Badge } from '../../../../ui/labels/Badge'
import type { Task } from '../task.model'
import styles from './AssigneeCell.module.css'

/** Who is asked; it stands out where they have left, so that somebody else is. */
export function AssigneeCell({ row: { assignee, needsPerson } }: CellProps<Task>) {
  const t = useText()
  if (!assignee) return '–'
  const { id, name, pictureUrl } = assignee
  return (
    <span className={styles.person}>
      <Avatar seed={id} {...{ name, pictureUrl }} />
      <bdi className={styles.name}>{name}</bdi>
      {needsPerson && <Badge tone="warn">{t('tasks.needsPerson')}</Badge>}
    </span>
  )
}
