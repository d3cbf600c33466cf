import type { ComponentProps } from 'react'
import { classes } from '../theme/classes'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...span }: ComponentProps<'span'>) {
  return <span {...span} className={classes(styles.hidden, className)} />
}
