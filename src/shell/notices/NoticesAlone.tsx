import { useUnit } from 'effector-react'
import { $haveNoticesPlace, NoticeList } from './Notices'
import styles from './NoticesAlone.module.css'

/** Notices on a page whose header leaves no room for them: a session can be about to end there as well. */
export function NoticesAlone() {
  const haveNoticesPlace = useUnit($haveNoticesPlace)
  return haveNoticesPlace ? null : (
    <div className={styles.page}>
      <NoticeList />
    </div>
  )
}
