import { useUnit } from 'effector-react'
import type { ListCustomerRolesRow } from '../../../../../generated/facts/features/own-roles'
import { trees } from '../../../../../generated/facts/navigation'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { $closed, $flags, $overlay } from '../../../../session/client'
import { Icon } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { areasOf, switched } from '../permissionAreas'
import { PermissionArea } from '../PermissionArea'
import { roleOf } from '../roleOf'
import styles from './PermissionEditor.module.css'

type Props = Pick<
  InputPartProps<ListCustomerRolesRow>,
  'value' | 'onChange' | 'row' | 'fields' | 'control'
>

/** What a role may do, by the areas of the menu; what the role it is made from lacks is locked. */
export function PermissionEditor({ value, onChange, row, fields, control }: Props) {
  const t = useText()
  const { flags, closedHere, overlay } = useUnit({
    flags: $flags,
    closedHere: $closed,
    overlay: $overlay,
  })
  const role = roleOf(row, fields)
  if (!role) return <p className={styles.hint}>{t('ownRoles.chooseBase')}</p>
  const closed = (value ?? []) as readonly string[]
  const areas = areasOf({
    base: role.base,
    closed,
    flags,
    closedHere,
    trees: (overlay ?? { trees }).trees,
  })
  const before = row?.closed ?? []
  return (
    <fieldset id={control.id} tabIndex={-1} aria-label={control.label}>
      {row?.kind === 'fixed' ? (
        <InlineNotice tone="info">{t('ownRoles.isFixed')}</InlineNotice>
      ) : (
        <p className={styles.hint}>
          {t('ownRoles.onlyTakesAway')} {control.labelEnd}
        </p>
      )}
      {control.error && (
        <p className={styles.error} role="alert">
          <Icon name="alert" /> {control.error}
        </p>
      )}
      <div className={styles.areas}>
        {areas.map((area) => (
          <PermissionArea
            key={area.id}
            area={area}
            wasChanged={(id) => row !== null && before.includes(id) !== closed.includes(id)}
            onSwitch={(id, isOpen) => onChange(switched(closed, id, isOpen))}
          />
        ))}
      </div>
    </fieldset>
  )
}
