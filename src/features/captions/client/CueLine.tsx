import { memo } from 'react'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { clockTime } from '../../../ui/media/time'
import type { Cue } from '../cue'
import type { Warning } from '../warnings'
import { warningText } from './warningText'
import styles from './CaptionEditor.module.css'

interface CueLineProps {
  at: number
  cue: Cue
  warnings: readonly Warning[]
  isNow: boolean
  onGo: (at: number) => void
}

/** A cue that is read: its time and its words, and that something is wrong with it. */
export const CueLine = memo(function CueLine({ at, cue, warnings, isNow, onGo }: CueLineProps) {
  const t = useText()
  return (
    <li className={styles.line} aria-current={isNow || undefined}>
      <button type="button" onClick={() => onGo(at)}>
        <span className={styles.time}>{clockTime(cue.fromMs / 1000)}</span>
        <span className={styles.words} dir="auto">
          {cue.text || t('captions.cue.empty')}
        </span>
        {warnings.length > 0 && (
          <span className={styles.mark}>
            <Icon
              name="warning"
              label={warnings.map((warning) => warningText(t, warning)).join(' ')}
            />
          </span>
        )}
      </button>
    </li>
  )
})
