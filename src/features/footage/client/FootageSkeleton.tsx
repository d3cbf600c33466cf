import { Skeleton } from '../../../ui/progress/Skeleton'
import type { ClipView } from './footageQuery'
import styles from './FootageSkeleton.module.css'

const places = Array.from({ length: 15 }, (_, index) => index)

/** Placeholder rows while the list is loading. */
export function FootageSkeleton({ view }: { view: ClipView }) {
  if (view === 'list') {
    return (
      <div className={styles.list} aria-busy="true">
        {places.map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton shape="block" width={64} height={36} />
            <Skeleton width={`${28 + ((place * 7) % 5) * 5}%`} />
            <Skeleton width={48} />
            <Skeleton width={110} />
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={styles.grid} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape="frame" />
          <Skeleton width={`${50 + ((place * 7) % 5) * 8}%`} />
          <Skeleton width="42%" />
        </div>
      ))}
    </div>
  )
}
