import type { Column, Screen } from '../../../../generated/facts/screen'
import { Avatar } from '../../../ui/identity/Avatar'
import type { Row } from '../row'
import styles from './Cell.module.css'

interface PersonCellProps {
  screen: Screen
  column: Column
  row: Row
}

/** Who or what a row is: its picture or initials, its name, and a line under it. */
export function PersonCell({ screen, column, row }: PersonCellProps) {
  const { field, under, picture } = column
  const name = String(row[field] ?? '')
  const second = under === undefined ? '' : String(row[under] ?? '')
  const url = picture === undefined ? undefined : row[picture]
  return (
    <span className={styles.person}>
      <Avatar
        name={name || second}
        seed={String(row[screen.key])}
        pictureUrl={typeof url === 'string' ? url : undefined}
      />
      <span className={styles.lines}>
        <span className={styles.name}>
          <bdi>{name || second}</bdi>
        </span>
        {name && second && (
          <span className={styles.under}>
            <bdi>{second}</bdi>
          </span>
        )}
      </span>
    </span>
  )
}
