import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { clockTime } from '../../../ui/media/time'
import { $isLastMinute, $limitMs } from './clock.model'
import { $recordedMs } from './recording.model'
import styles from './TakeTimer.module.css'
import { $stage } from './stage.model'
import { lengthAsked } from './taskWords'
import { $task } from './task.model'

/** How much of the take is recorded. */
export function TakeTimer() {
  const t = useText()
  const { ms, isLast, limitMs, stage, task } = useUnit({
    ms: $recordedMs,
    isLast: $isLastMinute,
    limitMs: $limitMs,
    stage: $stage,
    task: $task,
  })
  return (
    <div className={styles.timer} role="timer" data-last={isLast || undefined}>
      <span className={styles.dot} data-still={stage.is !== 'recording' || undefined} />
      <span className={styles.time}>{clockTime(ms / 1000)}</span>
      {task && <span className={styles.detail}>{lengthAsked(t, task)}</span>}
      {isLast && (
        <span className={styles.detail}>
          {t('recorder.endsIn', { time: clockTime((limitMs - ms) / 1000) })}
        </span>
      )}
    </div>
  )
}
