import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { $level } from './level.model'
import styles from './LevelMeter.module.css'

const quietest = -60
const marks = [-60, -40, -24, -12, 0]
const shareOf = (decibels: number) => Math.min(1, Math.max(0, (decibels - quietest) / -quietest))

/** The sound that is recorded, in dBFS; a white mark at its loudest moment. */
export function LevelMeter() {
  const t = useText()
  const { rms, peak } = useUnit($level)
  const decibels = Math.round(Math.max(quietest, rms))
  return (
    <div className={styles.meter}>
      <meter
        className={styles.value}
        aria-label={t('recorder.level')}
        aria-valuetext={t('recorder.level.value', { decibels })}
        min={quietest}
        max={0}
        value={decibels}
      />
      <div className={styles.bar} aria-hidden>
        <span
          className={styles.level}
          style={{ clipPath: `inset(0 ${100 - shareOf(rms) * 100}% 0 0)` }}
        />
        <span className={styles.peak} style={{ left: `${shareOf(peak) * 100}%` }} />
      </div>
      <div className={styles.marks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} style={{ left: `${shareOf(mark) * 100}%` }}>
            {mark === 0 ? '0 dB' : `−${-mark}`}
          </span>
        ))}
      </div>
    </div>
  )
}
