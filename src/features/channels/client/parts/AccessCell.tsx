import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { accessIcon } from '../accessIcon'
import styles from './Cells.module.css'

export function AccessCell({ row: { access } }: CellProps<ListChannelsRow>) {
  const t = useText()
  return (
    <span className={styles.sign}>
      <Icon name={accessIcon[access]} />
      {t(`channels.channels.value.access.${access}`)}
    </span>
  )
}
