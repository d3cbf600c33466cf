import type { ComponentProps } from 'react'
import { classes } from '../theme/classes'
import { buttonClass, type ButtonLook } from './Button'

export interface LinkButtonProps extends ButtonLook, ComponentProps<'a'> {}

/** A link that looks like a button. Use it for navigation only. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...link } = props
  return (
    <a {...link} className={classes(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
      {iconEnd}
    </a>
  )
}
