import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { clockTime } from '../../../ui/media/time'
import { RecorderIcon } from './RecorderIcon'
import styles from './KeptLine.module.css'
import { $behindMs } from './clock.model'
import { $areTakesKept, $recordedMs } from './recording.model'
import { $chosen, $shown } from './review.model'
import { $minutesLeft } from './space.model'
import { $stage, isBusyIn } from './stage.model'

const fewMinutes = 10

/** What is kept on this computer, and how much room is left. */
export function KeptLine() {
  const t = useText()
  const { stage, ms, behindMs, areKept, minutes, takes, chosen } = useUnit({
    stage: $stage,
    ms: $recordedMs,
    behindMs: $behindMs,
    areKept: $areTakesKept,
    chosen: $chosen,
    minutes: $minutesLeft,
    takes: $shown,
  })
  const isBusy = isBusyIn(stage)
  const isReviewing = stage.is === 'reviewing' || stage.is === 'saving'
  const isFew = minutes < fewMinutes
  const room = roomOf(minutes)
  return (
    <ul className={styles.lines}>
      {isFew || (!isBusy && !isReviewing && room) ? (
        <li data-tone={isFew ? 'warn' : 'ok'}>
          <RecorderIcon name="space" />
          {room && t(room.key, room.params)}
        </li>
      ) : null}
      {isBusy && areKept && (
        <li data-tone="ok">
          <RecorderIcon name="space" />
          {t('recorder.keptTo', { time: clockTime(ms / 1000) })}
        </li>
      )}
      {isBusy && behindMs > 0 && (
        <li data-tone="warn">
          <RecorderIcon name="alarm" />
          {t('recorder.behind', { seconds: Math.round(behindMs / 1000) })}
        </li>
      )}
      {isReviewing && areKept && (
        <li data-tone="ok">
          <RecorderIcon name="space" />
          {t('recorder.takesKept', { count: takes.length })}
        </li>
      )}
      {isReviewing && chosen?.progress !== undefined && chosen.progress > 0 && (
        <li data-tone="ok">
          <RecorderIcon name="uploads" />
          {t('recorder.uploaded', { percent: `${Math.round(chosen.progress * 100)} %` })}
        </li>
      )}
      {!areKept && (
        <li data-tone="warn">
          <RecorderIcon name="alarm" />
          {t('recorder.unkept')}
        </li>
      )}
    </ul>
  )
}

/** Undefined: more than anybody records, or not known. */
function roomOf(minutes: number) {
  if (minutes > 24 * 60) return undefined
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
  return hours > 0
    ? ({ key: 'recorder.space.hours', params: { hours, minutes: rest } } as const)
    : ({ key: 'recorder.space.minutes', params: { minutes: rest } } as const)
}
