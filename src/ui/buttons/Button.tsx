import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../theme/classes'
import { Spinner } from '../progress/Spinner'
import styles from './Button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Shown before the text, usually an `<Icon>`. */
  icon?: ReactNode
  /** Shown after the text: a chevron, a count. */
  iconEnd?: ReactNode
  /** As wide as its container. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action is under way: shows a spinner, keeps focus and width, ignores presses. */
  pending?: boolean
}

/** A button with text. Use at most one primary button per screen. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, iconEnd, wide, pending = false, className, ...rest } = props
  const { children, onClick, type = 'button', ...button } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...button}
      type={type}
      className={classes(
        buttonClass({ variant, size, wide }),
        pending && styles.pending,
        className,
      )}
      aria-disabled={pending || button['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {iconEnd}
      {pending && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** The class for other elements that should look like a button. */
export function buttonClass({ variant = 'secondary', size = 'md', wide }: ButtonLook) {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide)
}
