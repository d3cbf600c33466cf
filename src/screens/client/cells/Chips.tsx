import type { ReactNode } from 'react'
import { Badge } from '../../../ui/labels/Badge'
import styles from './Cell.module.css'

interface ChipsProps {
  names: readonly string[]
  /** More than these are a number. */
  most?: number | undefined
  /** Draws a name, instead of as plain text. */
  draw?: ((name: string, at: number) => ReactNode) | undefined
}

/** Several names side by side. */
export function Chips({ names, most = 2, draw }: ChipsProps) {
  const shown = names.length > most ? names.slice(0, most) : names
  const rest = names.length - shown.length
  return (
    <span className={styles.chips} title={names.join(', ')}>
      {shown.map((name, at) => (
        <Badge key={name}>
          <span className={styles.chip}>{draw ? draw(name, at) : name}</span>
        </Badge>
      ))}
      {rest > 0 && <Badge>{`+${rest}`}</Badge>}
    </span>
  )
}
