import { useUnit } from 'effector-react'
import { profilePopupHeight, profilePopupWidth } from '../../../generated/facts/constants'
import { useText } from '../../browser/text/useText'
import { $session } from '../../session/client/session.model'
import { Logo } from '../../ui/static/Logo'
import { PopupButton } from '../../ui/static/PopupButton'
import { $maySwitch } from './profileSwitcher.model'
import { ProfileList } from './ProfileList'
import styles from './ProfileSwitcher.module.css'

/** The customer's logo. Where there is a choice of customers, it opens it (spec §5). */
export function ProfileSwitcher() {
  const t = useText()
  const { session, maySwitch } = useUnit({ session: $session, maySwitch: $maySwitch })
  if (!session) return null
  const { customerName: name, customerId, customerLogo } = session
  const logo = <Logo name={name} seed={customerId} url={customerLogo ?? undefined} size="lg" />
  if (!maySwitch) {
    return (
      <span className={styles.logo} role="img" aria-label={name} title={name}>
        {logo}
      </span>
    )
  }
  return (
    <PopupButton
      label={t('shell.switcher')}
      placement="bottom start"
      width={`${profilePopupWidth}px`}
      height={`min(${profilePopupHeight}px, 100dvh - 80px)`}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.logo}
          aria-label={t('shell.switcher.open', { name })}
          title={t('shell.switcher')}
        >
          {logo}
        </button>
      )}
    >
      {(close) => <ProfileList onChosen={close} />}
    </PopupButton>
  )
}
