import { useUnit } from 'effector-react'
import { fieldEntry, type ColumnEntry } from '../../../../../codegen/read/screenEntry'
import { ColumnList } from '../../../../ui/collection/ColumnList'
import { TextField } from '../../../../ui/fields/TextField'
import { edited } from '../../changes/draft.model'
import { words } from '../../words'
import { Part } from '../Part'
import { columnsShown, columnWithWidth } from './columns'
import { labelOf, type ScreenProps } from './ScreenBody'
import styles from '../Inspector.module.css'

/** Which columns a list begins with, in which order and how wide. */
export function ColumnsEditor({ subject, row, say }: ScreenProps) {
  const edit = useUnit(edited)
  const columns = row.block.columns ?? []
  const shown = columns.map((column) => fieldEntry<ColumnEntry>(column))
  const names = shown.map(({ field }) => field)
  const waiting = [...row.drawn.columns, ...row.drawn.moreColumns]
    .map(({ field }) => field)
    .filter((field) => !names.includes(field))
  const label = (field: string) => labelOf(row, field, say)
  const change = (value: typeof columns) =>
    edit({ do: 'setScreen', of: subject, part: 'columns', value })
  return (
    <>
      <Part title={words.screen.columns}>
        <ColumnList
          label={words.screen.columns}
          moveLabel={(name) => words.screen.move(name)}
          columns={[...names, ...waiting].map((field) => ({
            id: field,
            label: label(field),
            isShown: names.includes(field),
            // A list shows something: its last column stays.
            isFixed: names.length === 1 && field === names[0],
          }))}
          onChange={(fields) => change(columnsShown(fields, columns))}
        />
        <p className={styles.quiet}>{words.screen.columnsHint}</p>
      </Part>
      <Part title={words.screen.widths}>
        {shown.map(({ field, width }) => (
          <TextField
            key={field}
            label={label(field)}
            inputMode="numeric"
            placeholder={words.screen.usual}
            value={width === undefined ? '' : String(width)}
            onValueChange={(text) => change(columnWithWidth(columns, field, text))}
          />
        ))}
      </Part>
    </>
  )
}
