import type { Rule, World } from '../../../../generated/facts/access'
import { can } from '../../../access/can'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import type { WordColumn } from './rows'
import styles from './TableView.module.css'

/** Columns that several tables use. */
export function idColumn<Row extends { id: string }>(): WordColumn<Row> {
  return {
    id: 'id',
    header: words.table.id,
    width: '22%',
    isSortable: true,
    text: ({ id }) => id,
    cell: ({ id }) => <span className={styles.strong}>{id}</span>,
  }
}

export function textColumn<Row>(
  id: string,
  header: string,
  text: (row: Row) => string,
  more: Partial<WordColumn<Row>> & { isMono?: boolean } = {},
): WordColumn<Row> {
  const { isMono, ...column } = more
  return {
    id,
    header,
    isSortable: true,
    text,
    cell: (row) => (
      <span className={isMono ? styles.mono : undefined} title={text(row)}>
        {text(row)}
      </span>
    ),
    ...column,
  }
}

export function testsColumn<Row extends { tests: readonly string[] }>(): WordColumn<Row> {
  return {
    id: 'tests',
    header: words.table.tests,
    width: '72px',
    align: 'end',
    isSortable: true,
    text: ({ tests }) => String(tests.length),
    cell: ({ tests }) =>
      tests.length > 0 ? (
        <span title={tests.join(', ')}>{tests.length}</span>
      ) : (
        <span className={styles.none}>–</span>
      ),
  }
}

/** Whether the person of the lens has access. */
export function lensColumn<Row extends { rule: Rule }>(world: World): WordColumn<Row> {
  const description = (row: Row) =>
    can(row.rule, world) ? words.table.allowed : words.table.refused
  return {
    id: 'lens',
    header: words.table.lens,
    width: '104px',
    isSortable: true,
    text: description,
    cell: (row) => (
      <span className={styles.lens} data-allowed={can(row.rule, world) || undefined}>
        <WorkbenchIcon name={can(row.rule, world) ? 'visible' : 'hidden'} />
        {description(row)}
      </span>
    ),
  }
}
