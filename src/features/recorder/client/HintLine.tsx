import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import styles from './HintLine.module.css'
import { $hint } from './level.model'
import type { Finding } from './quality'
import { RecorderIcon } from './RecorderIcon'

const icons: Readonly<Record<Finding, 'sound' | 'light' | 'alarm'>> = {
  muted: 'sound',
  silent: 'sound',
  clipping: 'sound',
  low: 'sound',
  noise: 'sound',
  frozen: 'alarm',
  slow: 'alarm',
  dark: 'light',
  bright: 'light',
  backlit: 'light',
}

/** What would make the take better, one thing at a time. */
export function HintLine() {
  const t = useText()
  const { finding } = useUnit($hint)
  if (finding === null) return null
  return (
    <p className={styles.hint}>
      <RecorderIcon name={icons[finding]} />
      {t(`recorder.hint.${finding}`)}
    </p>
  )
}
