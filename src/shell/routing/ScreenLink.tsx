import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface ScreenLinkProps extends ComponentProps<'a'> {
  to: string
}

/**
 * A link inside the application: the router's Link without its prefetching, which is most of its
 * size.
 */
export function ScreenLink({ to, children, ...link }: ScreenLinkProps) {
  return (
    <a {...link} href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  )
}
