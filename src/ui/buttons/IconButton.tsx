import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../theme/classes'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name; also the browser's tooltip unless `tip` is false. */
  label: string
  /** Usually an `<Icon>`. */
  icon: ReactNode
  variant?: 'ghost' | 'secondary' | 'media' | 'rail'
  size?: 'sm' | 'md' | 'lg'
  /** False where a Hint already shows the name. */
  tip?: boolean
  /** A blue dot in the corner that marks something new. */
  dot?: boolean
}

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'ghost',
    size = 'md',
    tip = true,
    dot,
    className,
    ...button
  } = props
  return (
    <button
      type="button"
      aria-label={label}
      title={tip ? label : undefined}
      {...button}
      className={classes(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
      {dot && <span className={styles.dot} />}
    </button>
  )
}
