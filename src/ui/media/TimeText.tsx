import { clockTime } from './time'
import { useTime } from './useTime'
import styles from './Player.module.css'

/** The current time and the duration. */
export function TimeText({
  video,
  duration,
}: {
  video: HTMLVideoElement | null
  duration: number
}) {
  const time = useTime(video)
  return (
    <span className={styles.time}>
      {clockTime(time)} <span className={styles.of}>/ {clockTime(duration)}</span>
    </span>
  )
}
