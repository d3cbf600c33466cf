import type { ReactNode } from 'react'
import type { Column, Screen } from '../../../../generated/facts/screen'
import { useFormat } from '../../../browser/text/useFormat'
import { Badge } from '../../../ui/labels/Badge'
import { Icon } from '../../../ui/icons/Icon'
import { Meter } from '../../../ui/progress/Meter'
import { valueIn, type Row } from '../row'
import { Chips } from './Chips'
import { isAlert } from './isAlert'
import { PersonCell } from './PersonCell'
import { RefNames } from './RefNames'
import { useSay } from './useSay'
import {
  isEmpty,
  isInBytes,
  nothing,
  numberText,
  timeText,
  wordsIn,
  type Speaker,
} from './valueText'
import styles from './Cell.module.css'

interface CellProps {
  screen: Screen
  column: Column
  row: Row
  /** For links inside. */
  tabIndex: 0 | -1
  /** Stands within a button, where there can be no links. */
  isPlain?: boolean
}

/** The value of one field in the look its column says. */
export function Cell({ screen, column, row, tabIndex, isPlain = false }: CellProps) {
  const say = useSay()
  const format = useFormat()
  const { field, as: look, under } = column
  const value = valueIn(row, field)
  const speaker = { say, format }
  const linkOf = (name: string) => (isPlain ? undefined : screen.fields[name]?.linkTo)
  const link = linkOf(field)
  const names = (name: string, as?: 'chips') => (
    <RefNames
      field={screen.fields[name]!}
      value={valueIn(row, name)}
      {...{ as, tabIndex, speaker }}
    />
  )
  const isNobody = isEmpty(value) && under === undefined
  if (look === 'person' && !isNobody)
    return <PersonCell {...{ screen, column, row, link, tabIndex }} />
  if (look === 'image') return <Picture url={value} />
  if (isEmpty(value)) return nothing
  if (look === 'link') {
    return (
      <a href={String(value)} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
        {String(value)}
      </a>
    )
  }
  const content = link
    ? names(field, look === 'chips' ? look : undefined)
    : contentOf(screen, column, row, speaker)
  if (!under || isEmpty(valueIn(row, under))) return content
  return (
    <span className={styles.lines}>
      <span>{content}</span>
      <span className={styles.under}>
        {linkOf(under)
          ? names(under)
          : wordsIn(screen.fields[under], valueIn(row, under), speaker).join(', ')}
      </span>
    </span>
  )
}

function contentOf(screen: Screen, column: Column, row: Row, speaker: Speaker): ReactNode {
  const { field, as: look, of, tones } = column
  const value = valueIn(row, field)
  const own = screen.fields[field]
  const words = () => wordsIn(own, value, speaker)
  switch (look) {
    case 'chips':
      return <Chips names={words()} />
    case 'status':
      return <Badge tone={tones?.[String(value)] ?? 'neutral'}>{words().join(', ')}</Badge>
    case 'age':
    case 'date':
    case 'moment':
      return (
        <time
          className={styles.time}
          data-alert={isAlert(column, row) || undefined}
          dateTime={String(value)}
          title={timeText('moment', value, speaker)}
        >
          {timeText(look, value, speaker)}
        </time>
      )
    case 'count':
      return value === 0 && !own?.currency ? nothing : numberText(look, value, speaker, own)
    case 'bytes':
    case 'duration':
      return numberText(look, value, speaker)
    case 'meter':
      return <Share {...{ screen, column, speaker }} part={value} whole={of && valueIn(row, of)} />
    case 'check':
      return value === true ? (
        <Icon name="check" label={speaker.say('screens.list.yes')} />
      ) : (
        <span aria-label={speaker.say('screens.list.no')}>{nothing}</span>
      )
    default:
      return typeof value === 'number' ? numberText(look, value, speaker, own) : words().join(', ')
  }
}

interface ShareProps {
  screen: Screen
  column: Column
  speaker: Speaker
  part: unknown
  whole: unknown
}

function Share({ screen, column, speaker, part, whole }: ShareProps) {
  const look = isInBytes(screen, column) ? 'bytes' : 'count'
  const own = screen.fields[column.field]
  const text = (value: unknown) => numberText(look, value, speaker, own)
  if (typeof part !== 'number' || typeof whole !== 'number') return text(part)
  const words = speaker.say('screens.list.meter', { part: text(part), whole: text(whole) })
  return <Meter text={words} value={part} max={whole} />
}

function Picture({ url }: { url: unknown }) {
  return typeof url === 'string' && url !== '' ? (
    <img className={styles.picture} src={url} alt="" loading="lazy" />
  ) : (
    <span className={styles.picture} />
  )
}
