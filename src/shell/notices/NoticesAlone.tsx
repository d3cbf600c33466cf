import { Notices } from './Notices'
import styles from './NoticesAlone.module.css'

/** Notices on a page without a frame, because a session can be about to end there as well. */
export function NoticesAlone() {
  return (
    <div className={styles.page}>
      <Notices />
    </div>
  )
}
