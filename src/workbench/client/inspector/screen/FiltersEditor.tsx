import { useUnit } from 'effector-react'
import { ColumnList } from '../../../../ui/collection/ColumnList'
import { edited } from '../../changes/draft.model'
import { words } from '../../words'
import { Part } from '../Part'
import { labelOf, type ScreenProps } from './ScreenBody'
import styles from '../Inspector.module.css'

/** Which filters stand in the bar of a list, in which order. */
export function FiltersEditor({ subject, row, say }: ScreenProps) {
  const edit = useUnit(edited)
  const { filters = [] } = row.block
  const waiting = row.drawn.filters.filter((field) => !filters.includes(field))
  if (filters.length + waiting.length === 0) return null
  return (
    <Part title={words.screen.filters}>
      <ColumnList
        label={words.screen.filters}
        moveLabel={(name) => words.screen.move(name)}
        columns={[...filters, ...waiting].map((field) => ({
          id: field,
          label: labelOf(row, field, say),
          isShown: filters.includes(field),
        }))}
        onChange={(value) => edit({ do: 'setScreen', of: subject, part: 'filters', value })}
      />
      <p className={styles.quiet}>{words.screen.filtersHint}</p>
    </Part>
  )
}
