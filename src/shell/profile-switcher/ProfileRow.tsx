import { useEffect, useRef } from 'react'
import type { CustomerProfile } from '../../../generated/facts/features/session'
import { useText } from '../../browser/text/useText'
import { addressOf } from '../../session/profile'
import { Logo } from '../../ui/identity/Logo'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { VisuallyHidden } from '../../ui/labels/VisuallyHidden'
import styles from './ProfileSwitcher.module.css'

export interface ProfileRowProps {
  id: string | undefined
  profile: CustomerProfile
  isCurrent: boolean
  isActive: boolean
  onPoint: (id: string) => void
  onChoose: (profile: CustomerProfile) => void
}

/** Spec §5: a locked profile shows disabled, with a lock and the prefix (locked). */
export function ProfileRow({ id, profile, isCurrent, isActive, ...on }: ProfileRowProps) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const { customerID, customerName, customerLogoAddnl, isLocked } = profile
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard in the search
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row with a picture and two lines
      role="option"
      tabIndex={-1}
      className={styles.row}
      aria-selected={isCurrent}
      aria-disabled={isLocked || undefined}
      data-active={isActive || undefined}
      onPointerMove={() => isLocked || isActive || on.onPoint(customerID)}
      onClick={() => on.onChoose(profile)}
    >
      <Logo
        name={customerName}
        seed={customerID}
        url={customerLogoAddnl ?? undefined}
        isMuted={isLocked}
      />
      <span className={styles.words}>
        <span className={styles.name}>
          {isLocked ? t('shell.switcher.locked', { name: customerName }) : customerName}
        </span>
        <span className={styles.address}>{addressOf(profile)}</span>
      </span>
      {isCurrent && (
        <>
          <ShellIcon name="check" />
          <VisuallyHidden>{t('shell.switcher.current')}</VisuallyHidden>
        </>
      )}
      {isLocked && <ShellIcon name="lock" />}
    </div>
  )
}
