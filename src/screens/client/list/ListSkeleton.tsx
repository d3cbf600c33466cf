import { Skeleton } from '../../../ui/progress/Skeleton'
import type { ListView } from './layout'
import styles from './ListSkeleton.module.css'

const places = Array.from({ length: 12 }, (_, index) => index)

/** Where the rows will stand, while the first of them are read. */
export function ListSkeleton({ view }: { view: ListView }) {
  if (view === 'cards') {
    return (
      <div className={styles.grid} aria-busy="true">
        {places.map((place) => (
          <Skeleton key={place} shape="block" width="100%" height={128} />
        ))}
      </div>
    )
  }
  return (
    <div className={styles.rows} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton shape="circle" width={28} height={28} />
          <Skeleton width={`${20 + ((place * 7) % 5) * 4}%`} />
          <Skeleton width={110} />
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  )
}
