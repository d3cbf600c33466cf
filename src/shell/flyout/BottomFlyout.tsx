import { useUnit } from 'effector-react'
import { links } from '../../../generated/facts/app'
import { roles as roleFacts } from '../../../generated/facts/roles'
import { useText } from '../../browser/text/useText'
import { $session, signOutPressed } from '../../session/client'
import { leadingRole } from '../../session/landing'
import { Flyout } from '../../ui/overlay/Flyout'
import { Button } from '../../ui/buttons/Button'
import { LinkButton } from '../../ui/buttons/LinkButton'
import { ShellIcon } from '../../ui/icons/ShellIcon'
import { $flyout, flyoutClosed } from './flyout.model'

/** A bar at the bottom of the page that suggests one task, chosen from what already works. */
export function BottomFlyout() {
  const t = useText()
  const { flyout, session, signOut, close } = useUnit({
    flyout: $flyout,
    session: $session,
    signOut: signOutPressed,
    close: flyoutClosed,
  })
  if (!flyout || !session) return null
  const isIntegrations = flyout.feature === 'integrations'
  const role = leadingRole(session.roles)
  return (
    <Flyout
      isOpen
      title={t(flyout.title)}
      icon={<ShellIcon name={isIntegrations ? 'integrations' : 'profile'} size="lg" />}
      closeLabel={t('shell.close')}
      onClose={close}
      actions={
        isIntegrations ? (
          <ServiceLinks />
        ) : (
          <Button icon={<ShellIcon name="logout" />} onClick={() => signOut()}>
            {t('shell.signOut')}
          </Button>
        )
      }
    >
      {isIntegrations
        ? t('shell.flyout.integrations')
        : t('shell.flyout.account', {
            name: session.userName,
            role: role ? t(roleFacts[role].title) : '',
            customer: session.customerName,
          })}
    </Flyout>
  )
}

function ServiceLinks() {
  const t = useText()
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const
  const icon = <ShellIcon name="externalLink" />
  return (
    <>
      <LinkButton {...outside} href={links.teamChat} iconEnd={icon}>
        {t('nav.integrations.teamChat')}
      </LinkButton>
      <LinkButton {...outside} href={links.browserExtension} iconEnd={icon}>
        {t('nav.integrations.extension')}
      </LinkButton>
    </>
  )
}
