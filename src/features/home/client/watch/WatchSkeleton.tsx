import { Skeleton } from '../../../../ui/progress/Skeleton'
import styles from './WatchPage.module.css'

/** While the program is read. */
export function WatchSkeleton() {
  return (
    <div className={styles.room}>
      <div className={styles.page} aria-busy>
        <div className={styles.film}>
          <Skeleton shape="frame" />
        </div>
        <div className={styles.side}>
          <Skeleton shape="block" height={320} />
        </div>
        <div className={styles.about}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </div>
        <div className={styles.next}>
          <Skeleton shape="block" height={72} />
        </div>
      </div>
    </div>
  )
}
