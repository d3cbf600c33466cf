import { Badge } from '../../../ui/labels/Badge'
import styles from './Cell.module.css'

interface ChipsProps {
  names: readonly string[]
  /** More than these are a number. */
  most?: number
}

/** Several names side by side. */
export function Chips({ names, most = 2 }: ChipsProps) {
  const shown = names.length > most ? names.slice(0, most) : names
  const rest = names.length - shown.length
  return (
    <span className={styles.chips} title={names.join(', ')}>
      {shown.map((name) => (
        <Badge key={name}>
          <span className={styles.chip}>{name}</span>
        </Badge>
      ))}
      {rest > 0 && <Badge>{`+${rest}`}</Badge>}
    </span>
  )
}
