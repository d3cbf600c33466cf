import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { RowLink } from '../../../../generated/facts/screen'
import { $mayOpen } from '../../../shell/routing/openRoutes.model'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { linkedAddress } from '../list/rowAddress'
import styles from './Cell.module.css'

/** The address at which a named row opens; undefined for those who may not open it. */
export function useLinkedAddress(link: RowLink | undefined, id: string): string | undefined {
  const mayOpen = useUnit($mayOpen)
  return link && mayOpen(link.route) ? linkedAddress(link, id) : undefined
}

export interface RefLinkProps {
  link: RowLink | undefined
  /** The key of the named row. */
  id: string
  tabIndex?: 0 | -1 | undefined
  children: ReactNode
}

/** The name of a row of another list: a link to it, or plain text for those who may not open it. */
export function RefLink({ link, id, tabIndex, children }: RefLinkProps) {
  const address = useLinkedAddress(link, id)
  if (address === undefined) return children
  return (
    <ScreenLink to={address} tabIndex={tabIndex} className={styles.link}>
      {children}
    </ScreenLink>
  )
}
