import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { links } from '../../../generated/facts/app'
import type { ActionId, Target } from '../../../generated/facts/navigation'
import { $userId, signOutPressed } from '../../session/client'
import { addressOf } from '../routing/addressOf'
import { ScreenLink } from '../routing/ScreenLink'
import { analyticsPressed } from './analytics.model'

export interface EntryLinkProps {
  target: Target
  isCurrent: boolean
  className: string | undefined
  /** Read by screen readers after the text of an external link. */
  newTab: ReactNode
  children: ReactNode
}

/** A menu entry as a link, as an external link in a new tab, or as a button for an action. */
export function EntryLink({ target, isCurrent, className, newTab, children }: EntryLinkProps) {
  const { userId, signOut, openAnalytics } = useUnit({
    userId: $userId,
    signOut: signOutPressed,
    openAnalytics: analyticsPressed,
  })
  const actions: Record<ActionId, () => void> = { logOut: signOut, openAnalytics }
  if ('action' in target) {
    return (
      <button type="button" className={className} onClick={() => actions[target.action]()}>
        {children}
      </button>
    )
  }
  if ('link' in target) {
    return (
      <a href={links[target.link]} className={className} target="_blank" rel="noopener noreferrer">
        {children}
        {newTab}
      </a>
    )
  }
  return (
    <ScreenLink
      to={addressOf(target.route, userId, target.params)}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </ScreenLink>
  )
}
