import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { profilePopupHeight, profilePopupWidth } from '../../../generated/facts/constants'
import { useText } from '../../browser/text/useText'
import { $overlay, $session } from '../../session/client'
import { Logo } from '../../ui/identity/Logo'
import { PopupButton, type PopupButtonProps } from '../../ui/overlay/PopupButton'
import { $maySwitch } from './profileSwitcher.model'
import { lazyPart } from '../../ui/lazyPart'
import styles from './ProfileSwitcher.module.css'

const ProfileList = lazyPart(async () => (await import('./ProfileList')).ProfileList)

/** The customer's logo; with more than one customer it opens the switcher (spec §5). */
export function ProfileSwitcher() {
  const t = useText()
  const { session, maySwitch, overlay } = useUnit({
    session: $session,
    maySwitch: $maySwitch,
    overlay: $overlay,
  })
  if (!session) return null
  const { customerName: name, customerId, customerLogo } = session
  const look = {
    name,
    seed: customerId,
    url: customerLogo ?? undefined,
    // Spec §2: a default image where the customer has set none.
    defaultUrl: overlay?.logo ?? undefined,
    size: 'lg',
  } as const
  const logo = <Logo {...look} />
  if (!maySwitch) {
    return (
      <span className={styles.logo} title={name}>
        <Logo {...look} label={name} />
      </span>
    )
  }
  return (
    <PopupButton
      label={t('shell.switcher')}
      load={ProfileList.fetch}
      placement="bottom start"
      width={`${profilePopupWidth}px`}
      height={`min(${profilePopupHeight}px, 100dvh - 80px)`}
      trigger={logoButton({
        label: t('shell.switcher.open', { name }),
        title: t('shell.switcher'),
        logo,
      })}
    >
      {(close) => <ProfileList onChosen={close} />}
    </PopupButton>
  )
}

interface LogoButton {
  label: string
  title: string
  logo: ReactNode
}

function logoButton({ label, title, logo }: LogoButton): PopupButtonProps['trigger'] {
  return (trigger) => (
    <button {...trigger} type="button" className={styles.logo} aria-label={label} title={title}>
      {logo}
    </button>
  )
}
