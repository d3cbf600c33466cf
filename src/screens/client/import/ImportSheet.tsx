import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useText } from '../../../browser/text/useText'
import { SheetTable } from '../../../ui/collection/SheetTable'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { SelectField } from '../../../ui/fields/SelectField'
import { SheetCell } from '../../../ui/fields/SheetCell'
import { labelOf } from '../form/words'
import type { ImportModel } from './createImportModel'
import styles from './ImportPage.module.css'
import type { Table } from './readTable'
import type { ImportRow } from './verdicts'

interface ImportSheetProps {
  model: ImportModel
  table: Table
  rows: readonly ImportRow[]
}

/** The rows of the file, each column under the field it becomes. */
export function ImportSheet({ model, table, rows }: ImportSheetProps) {
  const t = useText()
  const { mapping, cells, mended, places, mend, take } = useUnit({
    places: model.$places,
    take: model.rowTaken,
    mapping: model.$mapping,
    cells: model.$cells,
    mended: model.$mended,
    mend: model.cellMended,
  })
  const cellOf = (row: ImportRow, column: number) => {
    // What belongs to no column is told at the first one.
    const isFirst =
      column ===
      Math.max(
        0,
        mapping.findIndex((field) => field !== null),
      )
    const strays = Object.keys(row.faults).filter((field) => !mapping.includes(field))
    const field = mapping[column] ?? ''
    const fault = row.faults[field] ?? (isFirst ? row.faults[strays[0] ?? ''] : undefined)
    return (
      <SheetCell
        label={t('screens.import.cell', {
          column: table.heads[column] ?? '',
          row: row.index + 2,
        })}
        text={cells[row.index]?.[column] ?? ''}
        error={fault && speak(t, fault)}
        mended={mended.has(`${row.index}:${column}`) && t('screens.import.mended')}
        emptyText={t('screens.import.empty')}
        onMend={(text) => mend({ row: row.index, column, text })}
      />
    )
  }
  return (
    <SheetTable
      label={t('screens.import.sheet')}
      span={table.heads.length + 1}
      count={rows.length}
      rowHeight={32}
      keyOf={(index) => rows[index]?.index ?? index}
      head={
        <>
          <th scope="col" className={styles.rowNo}>
            {t('screens.import.row')}
          </th>
          {table.heads.map((head, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
            <th key={column} scope="col">
              <ColumnHead {...{ model, head, column }} />
            </th>
          ))}
        </>
      }
    >
      {(index) => {
        const row = rows[index]
        return (
          row && (
            <>
              <td className={styles.rowNo}>
                {places === null ? (
                  row.index + 2
                ) : (
                  <Checkbox
                    label={row.index + 2}
                    aria-label={t('screens.import.take', { row: row.index + 2 })}
                    checked={row.state !== 'left'}
                    onCheckedChange={(isTaken) => take({ row: row.index, isTaken })}
                  />
                )}
              </td>
              {table.heads.map((_, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                <td key={column}>{cellOf(row, column)}</td>
              ))}
            </>
          )
        )
      }}
    </SheetTable>
  )
}

const leftOut = ''

/** What the file calls the column, and which field it becomes. */
function ColumnHead({ model, head, column }: { model: ImportModel; head: string; column: number }) {
  const t = useText()
  const { mapping, inputs, map } = useUnit({
    mapping: model.$mapping,
    inputs: model.$inputs,
    map: model.columnMapped,
  })
  return (
    <div className={styles.columnHead}>
      <span>{head}</span>
      <SelectField
        hideLabel
        label={t('screens.import.column', { head })}
        value={mapping[column] ?? leftOut}
        onValueChange={(field) => map({ column, field: field === leftOut ? null : field })}
        options={[
          { value: leftOut, label: t('screens.import.leaveOut') },
          ...inputs.map((input) => ({
            value: input.field,
            label: labelOf(t, model.screen, input),
          })),
        ]}
      />
    </div>
  )
}
