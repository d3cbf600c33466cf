import { Fragment, type ReactNode } from 'react'
import type { Card, Screen } from '../../../../generated/facts/screen'
import { useFormat } from '../../../browser/text/useFormat'
import { Avatar } from '../../../ui/identity/Avatar'
import { chipsIn } from '../own/ownScreen'
import { valueIn, type Row } from '../row'
import { Chips } from './Chips'
import { RefNames } from './RefNames'
import { useSay } from './useSay'
import { valueText } from './valueText'
import styles from './RowCard.module.css'

const most = 3

interface RowCardProps {
  screen: Screen
  card: Card
  row: Row
  /** For links inside. */
  tabIndex: 0 | -1
  /** Beside the title. */
  mark?: ReactNode
  /** The last line. */
  foot?: ReactNode
}

/** A row in the grid of cards: its picture beside its name, some lines, and chips. */
export function RowCard({ screen, card, row, tabIndex, mark, foot }: RowCardProps) {
  const say = useSay()
  const format = useFormat()
  const speaker = { say, format }
  const text = (field: string) => valueText(screen, field, row, speaker)
  const [first, ...others] = card.lines
  const url = card.picture === undefined ? undefined : valueIn(row, card.picture)
  const chipField = screen.fields[card.chips ?? '']
  const chips = card.chips === undefined ? [] : chipsIn(screen, card.chips, row, speaker)
  const rest = others.filter((field) => text(field) !== '')
  const shown = (field: string) =>
    screen.fields[field]?.linkTo ? (
      <RefNames
        field={screen.fields[field]}
        value={valueIn(row, field)}
        {...{ tabIndex, speaker }}
      />
    ) : (
      text(field)
    )
  return (
    <>
      <div className={styles.picture}>
        {typeof url === 'string' && url !== '' ? (
          <img src={url} alt="" loading="lazy" />
        ) : (
          <Avatar size="xl" name={text(card.title)} seed={String(valueIn(row, screen.key))} />
        )}
      </div>
      <div className={styles.words}>
        <strong className={styles.title}>
          <bdi className={styles.name}>{text(card.title)}</bdi>
          {mark}
        </strong>
        {first && <span className={styles.first}>{shown(first)}</span>}
        {rest.length > 0 && (
          <span className={styles.line}>
            {rest.map((field, at) => (
              <Fragment key={field}>
                {at > 0 && ' · '}
                {shown(field)}
              </Fragment>
            ))}
          </span>
        )}
        {foot && <span className={styles.line}>{foot}</span>}
        {chips.length > 0 && (
          <span className={styles.chips}>
            {chipField?.linkTo ? (
              <RefNames
                as="chips"
                field={chipField}
                value={valueIn(row, chipField.name)}
                {...{ most, tabIndex, speaker }}
              />
            ) : (
              <Chips {...{ names: chips, most }} />
            )}
          </span>
        )}
      </div>
    </>
  )
}
