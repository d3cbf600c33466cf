import { Skeleton } from '../../../ui/progress/Skeleton'
import styles from './ListSkeleton.module.css'

const places = Array.from({ length: 12 }, (_, index) => index)

/** Where the rows will stand, while the first of them are read. */
export function ListSkeleton({ look }: { look: 'row' | 'person' | 'film' }) {
  if (look === 'film') {
    return (
      <div className={styles.films} aria-busy="true">
        {places.map((place) => (
          <div key={place} className={styles.film}>
            <Skeleton shape="frame" />
            <Skeleton width={`${50 + ((place * 7) % 5) * 8}%`} />
            <Skeleton width="42%" />
          </div>
        ))}
      </div>
    )
  }
  if (look === 'person') {
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
