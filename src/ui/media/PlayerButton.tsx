import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../theme/classes'
import styles from './PlayerButton.module.css'

interface PlayerButtonProps extends ComponentProps<'button'> {
  label: string
  icon: ReactNode
  /** Beside the icon. */
  text?: ReactNode
  /** The shortcut key, shown in the tooltip. */
  keyHint?: string
}

/** A button over the video. */
export function PlayerButton(props: PlayerButtonProps) {
  const { label, icon, text, keyHint, className, ...button } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keyHint}
      title={keyHint ? `${label} (${keyHint})` : label}
      {...button}
      className={classes(styles.button, text !== undefined && styles.worded, className)}
    >
      {icon}
      {text}
    </button>
  )
}
