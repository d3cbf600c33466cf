import { useUnit } from 'effector-react'
import type { ComponentProps, MouseEvent } from 'react'
import { navigateFx } from '../../browser/location'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
}

/** A link inside the application. With Ctrl, Shift or the middle button it is the browser's. */
export function Link({ to, onClick, children, ...link }: LinkProps) {
  const navigate = useUnit(navigateFx)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isBrowsers = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || isBrowsers || event.button !== 0) return
    event.preventDefault()
    void navigate({ to })
  }
  return (
    <a {...link} href={to} onClick={follow}>
      {children}
    </a>
  )
}
