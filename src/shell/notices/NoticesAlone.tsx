import { Notices } from './Notices'
import styles from './NoticesAlone.module.css'

/** Notices on a page that has no frame to stand in: a session can be about to end there, too. */
export function NoticesAlone() {
  return (
    <div className={styles.page}>
      <Notices />
    </div>
  )
}
