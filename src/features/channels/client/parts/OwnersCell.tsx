import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Avatar } from '../../../../ui/identity/Avatar'
import { VisuallyHidden } from '../../../../ui/labels/VisuallyHidden'
import styles from './Cells.module.css'

const mostShown = 3

/** The faces of who owns it; their names for whoever does not see them. */
export function OwnersCell({ row: { owners } }: CellProps<ListChannelsRow>) {
  const t = useText()
  const names = owners.map(({ name }) => name).join(', ')
  return (
    <span className={styles.owners} title={names}>
      <VisuallyHidden>{t('channels.row.owners', { names })}</VisuallyHidden>
      {owners.slice(0, mostShown).map(({ id, name, pictureUrl }) => (
        <Avatar key={id} size="sm" name={name} seed={id} {...(pictureUrl && { pictureUrl })} />
      ))}
      {owners.length > mostShown && (
        <span className={styles.more}>+{owners.length - mostShown}</span>
      )}
    </span>
  )
}
