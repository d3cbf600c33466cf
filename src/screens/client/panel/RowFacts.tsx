import type { Screen } from '../../../../generated/facts/screen'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { say } from '../form/words'
import type { Row } from '../row'

/** Under the name: the row's state, and when what happened to it. */
export function RowFacts({ screen, row }: { screen: Screen; row: Row }) {
  const t = useText()
  const format = useFormat()
  const columns = [...screen.columns, ...screen.moreColumns]
  const facts = columns.flatMap(({ field, as }) => {
    const value = row[field]
    const { label, values } = screen.fields[field] ?? {}
    if (typeof value !== 'string' || !label) return []
    if (as === 'status') return [values?.[value] ? say(t, values[value]) : value]
    const isTime = as === 'age' || as === 'moment' || as === 'date'
    if (!isTime) return []
    const shown = as === 'date' ? format.day(value) : format.age(value)
    return [t('screens.panel.fact', { label: say(t, label), value: shown })]
  })
  return facts.join(' · ')
}
