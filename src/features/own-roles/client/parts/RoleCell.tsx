import type { ListCustomerRolesRow } from '../../../../../generated/facts/features/own-roles'
import { roleTitleOf } from '../../../../access/roleIdOf'
import type { CellProps } from '../../../../screens/client'
import { useSay } from '../useSay'
import styles from './RoleCell.module.css'

/** What a role is called, and what it is made from. */
export function RoleCell({ row }: Pick<CellProps<ListCustomerRolesRow>, 'row'>) {
  const say = useSay()
  const called = (id: string, name: string) => {
    const title = roleTitleOf(id)
    return title ? say(title) : name
  }
  return (
    <span className={styles.role}>
      <span className={styles.name}>{called(row.roleId, row.name)}</span>
      {row.kind === 'own' && (
        <span className={styles.from}>
          {say('ownRoles.madeFrom', { role: called(row.from.id, row.from.name) })}
        </span>
      )}
    </span>
  )
}
