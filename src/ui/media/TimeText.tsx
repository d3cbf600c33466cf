import { clockTime } from './time'
import { useTime } from './useTime'
import styles from './Player.module.css'

/** The current time and the duration. */
export function TimeText({
  video,
  lead,
  duration,
}: {
  video: HTMLVideoElement | null
  lead: number
  duration: number
}) {
  const time = Math.max(0, useTime(video) - lead)
  return (
    <span className={styles.time}>
      {clockTime(time)} <span className={styles.of}>/ {clockTime(duration)}</span>
    </span>
  )
}
