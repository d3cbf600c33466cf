import type { ListCustomerRolesRow } from '../../../../generated/facts/features/own-roles'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { emptyAddress, writeAddress } from '../../../screens/address'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Icon } from '../../../ui/icons/Icon'
import { Avatar } from '../../../ui/identity/Avatar'
import { useSay } from './useSay'
import styles from './RoleHolders.module.css'

const named = 3

/** Who has the role, and who keeps by another one what it takes away. */
export function RoleHolders({ row }: { row: ListCustomerRolesRow }) {
  const t = useText()
  const say = useSay()
  const { holders, people, keeping, roleId, isHeld, kind } = row
  const filters = [{ field: 'roles', op: 'is', value: roleId }] as const
  const theirList = `${href('users.list')}?${writeAddress({ ...emptyAddress, filters })}`
  const isKept = kind === 'own' && isHeld
  if (people === 0 && isHeld) {
    return (
      <p className={styles.line}>
        <span>{t('ownRoles.holders.inactive')}</span>
        <ScreenLink to={theirList} className={styles.link}>
          {t('ownRoles.holders.show')}
        </ScreenLink>
      </p>
    )
  }
  if (people === 0) {
    return (
      <p className={styles.line}>
        <span>{t('ownRoles.holders.none')}</span>
        <ScreenLink to={href('users.list')} className={styles.link}>
          {t('ownRoles.holders.give')}
        </ScreenLink>
      </p>
    )
  }
  const shown = holders.slice(0, named)
  const rest = people - shown.length
  const names = shown.map(({ name }) => name)
  return (
    <>
      <ScreenLink to={theirList} className={styles.line}>
        <span className={styles.faces} aria-hidden>
          {holders.map(({ id, name, pictureUrl }) => (
            <Avatar key={id} size="sm" name={name} seed={id} {...(pictureUrl && { pictureUrl })} />
          ))}
        </span>
        <span>
          {rest > 0
            ? t('ownRoles.holders.more', { names: names.join(', '), count: rest })
            : t('ownRoles.holders.have', { names: say.list(names, 'and'), count: names.length })}
        </span>
      </ScreenLink>
      {isKept && <p className={styles.line}>{t('ownRoles.holders.keptBy')}</p>}
      {keeping.length > 0 && (
        <p className={styles.warning}>
          <Icon name="warning" />
          {t('ownRoles.holders.keeps', {
            names: say.list(
              keeping.map(({ name }) => name),
              'and',
            ),
            count: keeping.length,
          })}
        </p>
      )}
    </>
  )
}
