import { useUnit } from 'effector-react'
import { roles as roleFacts } from '../../../generated/facts/roles'
import { useText } from '../../browser/text/useText'
import { $session, signOutPressed } from '../../session/client'
import { leadingRole } from '../../session/landing'
import { Avatar } from '../../ui/identity/Avatar'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { $areNoticesKept, keepingToggled } from '../notices/keeping.model'
import { $isIconSignOut, profilePressed } from './account.model'
import styles from './Header.module.css'

/** Shows who is signed in, with a way to sign out (spec §2: a sign-out dropdown). */
export function AccountMenu() {
  const t = useText()
  const view = useUnit({
    session: $session,
    isIconSignOut: $isIconSignOut,
    signOut: signOutPressed,
    openProfile: profilePressed,
    areNoticesKept: $areNoticesKept,
    toggleKeeping: keepingToggled,
  })
  const { session, isIconSignOut, signOut } = view
  if (!session) return null
  const role = leadingRole(session.roles)
  const face = (
    <Avatar
      name={session.name}
      seed={session.userUUID}
      {...(session.pictureUrl && { pictureUrl: session.pictureUrl })}
    />
  )
  if (isIconSignOut) {
    return (
      <button
        type="button"
        className={styles.account}
        aria-label={t('shell.signOut')}
        title={t('shell.signOut')}
        onClick={() => signOut()}
      >
        {face}
      </button>
    )
  }
  const acts: Readonly<Record<string, () => void>> = {
    profile: view.openProfile,
    keep: view.toggleKeeping,
    signOut,
  }
  return (
    <MenuButton
      label={t('shell.profile', { name: session.name })}
      placement="bottom end"
      sections={[
        {
          id: session.userName,
          title: session.userName,
          items: [
            {
              id: 'profile',
              label: session.name,
              detail: role ? t(roleFacts[role].title) : undefined,
              icon: <ShellIcon name="profile" />,
            },
          ],
        },
        {
          id: 'preferences',
          selection: 'multiple',
          items: [
            {
              id: 'keep',
              label: t('shell.notices.keep'),
              icon: <ShellIcon name="bell" />,
              isChecked: view.areNoticesKept,
            },
          ],
        },
        {
          id: 'session',
          items: [{ id: 'signOut', label: t('shell.signOut'), icon: <ShellIcon name="logout" /> }],
        },
      ]}
      onAction={(id) => acts[id]?.()}
    >
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.account}
          aria-label={t('shell.profile', { name: session.name })}
        >
          {face}
        </button>
      )}
    </MenuButton>
  )
}
