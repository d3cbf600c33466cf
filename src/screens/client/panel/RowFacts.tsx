import { Fragment } from 'react'
import type { Screen } from '../../../../generated/facts/screen'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { isAlert } from '../cells/isAlert'
import styles from '../cells/Cell.module.css'
import { say } from '../form/words'
import { valueIn, type Row } from '../row'

/** Under the name: the row's state, and when what happened to it. */
export function RowFacts({ screen, row }: { screen: Screen; row: Row }) {
  const t = useText()
  const format = useFormat()
  const columns = [...screen.columns, ...screen.moreColumns]
  const facts = columns.flatMap((column) => {
    const { field, as } = column
    const value = valueIn(row, field)
    const { label, values } = screen.fields[field] ?? {}
    if (typeof value !== 'string' || !label) return []
    if (as === 'status')
      return [{ text: values?.[value] ? say(t, values[value]) : value, isAlert: false }]
    const isTime = as === 'age' || as === 'moment' || as === 'date'
    if (!isTime) return []
    const shown = as === 'date' ? format.day(value) : format.age(value)
    const text = t('screens.panel.fact', { label: say(t, label), value: shown })
    return [{ text, isAlert: isAlert(column, row) }]
  })
  return facts.map(({ text, isAlert: isRed }, at) => (
    <Fragment key={text}>
      {at > 0 && ' · '}
      {isRed ? (
        <span className={styles.time} data-alert>
          {text}
        </span>
      ) : (
        text
      )}
    </Fragment>
  ))
}
