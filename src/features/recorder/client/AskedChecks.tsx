import { useUnit } from 'effector-react'
import type { ListRecordingTasksRow } from '../../../../generated/facts/features/tasks'
import type { Translate } from '../../../browser/text/text.model'
import { useText } from '../../../browser/text/useText'
import { checksOf, type TakeCheck } from '../takeChecks'
import { RecorderIcon } from './RecorderIcon'
import { $lengthMs, $size } from './review.model'
import styles from './TakeChecks.module.css'
import { $task } from './task.model'

/** Whether the take is as long and in the shape that a task asks for. */
export function AskedChecks() {
  const t = useText()
  const { task, durationMs, size } = useUnit({ task: $task, durationMs: $lengthMs, size: $size })
  const checks = task ? checksOf({ durationMs, ...size }, task) : []
  if (!task || checks.length === 0) return null
  return (
    <ul className={styles.checks}>
      {checks.map(({ of, fault }) => (
        <li key={of} data-tone={fault ? 'warn' : 'ok'}>
          <RecorderIcon name={fault ? 'alarm' : 'good'} />
          <span>{wordsOf(t, of, fault, task)}</span>
        </li>
      ))}
    </ul>
  )
}

function wordsOf(
  t: Translate,
  of: TakeCheck['of'],
  fault: TakeCheck['fault'],
  { orientation }: ListRecordingTasksRow,
): string {
  if (of === 'shape')
    return fault && orientation
      ? t(`recorder.check.otherShape.${orientation}`)
      : t('recorder.check.shape')
  return t(
    fault === 'short' || fault === 'long' ? `recorder.check.${fault}` : 'recorder.check.length',
  )
}
