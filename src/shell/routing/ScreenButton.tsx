import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from '../../ui/buttons/Button'
import { ScreenLink } from './ScreenLink'

interface ScreenButtonProps
  extends ButtonLook, Omit<ComponentProps<typeof ScreenLink>, 'className'> {}

/** A link to another screen that looks like a button. */
export function ScreenButton(props: ScreenButtonProps) {
  const { variant, size, wide, icon, iconEnd, children, ...link } = props
  return (
    <ScreenLink {...link} className={buttonClass({ variant, size, wide })}>
      {icon}
      {children}
      {iconEnd}
    </ScreenLink>
  )
}
