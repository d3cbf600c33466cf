import type { ListCustomerRolesRow } from '../../../../../generated/facts/features/own-roles'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import styles from './RoleCell.module.css'

/** What a role is called, and what it is made from. */
export function RoleCell({ row }: Pick<CellProps<ListCustomerRolesRow>, 'row'>) {
  const t = useText()
  return (
    <span className={styles.role}>
      <span className={styles.name}>{row.name}</span>
      {row.kind === 'own' && (
        <span className={styles.from}>{t('ownRoles.madeFrom', { role: row.from.name })}</span>
      )}
    </span>
  )
}
