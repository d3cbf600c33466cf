import { trashKeepDays } from '../../../../generated/facts/constants'
import { useFormat } from '../../../browser/text/useFormat'
import { useSay } from '../cells/useSay'
import type { Row } from '../row'
import styles from './TrashedCell.module.css'

const dayMs = 24 * 3_600_000

/** Who put a row into the trash and when, and how long it stays there. */
export function TrashedCell({ row }: { row: Row }) {
  const say = useSay()
  const format = useFormat()
  const { trashed } = row
  if (!trashed) return null
  return (
    <span className={styles.lines}>
      <time dateTime={trashed.at} title={format.moment(trashed.at)}>
        {[trashed.by?.name, format.age(trashed.at)].filter(Boolean).join(' · ')}
      </time>
      <span className={styles.left}>
        {say('screens.list.trash.days', { count: daysLeft(trashed.at) })}
      </span>
    </span>
  )
}

/** The same in one line. */
export function TrashedLine({ row: { trashed } }: { row: Row }) {
  const say = useSay()
  const format = useFormat()
  if (!trashed) return null
  const left = say('screens.list.trash.days', { count: daysLeft(trashed.at) })
  return <>{[trashed.by?.name, format.age(trashed.at), left].filter(Boolean).join(' · ')}</>
}

/** Days until it is deleted for good. */
function daysLeft(trashedAt: string, now = Date.now()): number {
  return Math.max(0, trashKeepDays - Math.floor((now - Date.parse(trashedAt)) / dayMs))
}
