import type { Column, RowLink, Screen } from '../../../../generated/facts/screen'
import { Avatar } from '../../../ui/identity/Avatar'
import { isRef, valueIn, type Row } from '../row'
import { RefLink } from './RefLink'
import styles from './Cell.module.css'

interface PersonCellProps {
  screen: Screen
  column: Column
  row: Row
  /** Where the person opens that the field names. */
  link: RowLink | undefined
  tabIndex: 0 | -1
}

/** Who or what a row is: its picture or initials, its name, and a line under it. */
export function PersonCell({ screen, column, row, link, tabIndex }: PersonCellProps) {
  const { field, under, picture } = column
  const value = valueIn(row, field)
  const person = isRef(value) ? value : undefined
  const name = person ? person.name : String(value ?? '')
  const second = under === undefined ? '' : String(valueIn(row, under) ?? '')
  const url = person ? person.pictureUrl : picture === undefined ? undefined : valueIn(row, picture)
  return (
    <span className={styles.person}>
      <Avatar
        name={name || second}
        seed={person?.id ?? String(valueIn(row, screen.key))}
        pictureUrl={typeof url === 'string' ? url : undefined}
      />
      <span className={styles.lines}>
        <span className={styles.name}>
          <RefLink link={person && link} id={person?.id ?? ''} tabIndex={tabIndex}>
            <bdi>{name || second}</bdi>
          </RefLink>
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
