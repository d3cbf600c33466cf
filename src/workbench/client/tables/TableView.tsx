import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { SubjectName } from '../../../../codegen/workbench/protocol'
import { DataTable } from '../../../ui/collection/DataTable'
import { Button } from '../../../ui/buttons/Button'
import { EmptyState } from '../../../ui/page/EmptyState'
import { SearchField } from '../../../ui/fields/SearchField'
import { $subject, subjectChosen } from '../address/address.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { findRows, sortRows, type WordColumn } from './rows'
import { $searches, $sorts, searched, searchFieldId, sorted } from './table.model'
import styles from './TableView.module.css'

export interface TableViewProps<Row> {
  /** The table's name, for its heading and its search field. */
  name: string
  rows: readonly Row[]
  columns: readonly WordColumn<Row>[]
  subjectOf: (row: Row) => SubjectName
  /** Needed if several rows have the same subject. */
  idOf?: (row: Row) => string
  /** Controls beside the search field. */
  tools?: ReactNode
  /** Shown if there are no rows at all. */
  empty?: ReactNode
}

/** A table with search and sorting; pressing a row opens it in the inspector. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { name, rows, columns, subjectOf, idOf = subjectOf, tools, empty } = props
  const { searches, sorts, subject, search, sort, choose } = useUnit({
    searches: $searches,
    sorts: $sorts,
    subject: $subject,
    search: searched,
    sort: sorted,
    choose: subjectChosen,
  })
  const wanted = searches[name] ?? ''
  const found = sortRows(findRows(rows, columns, wanted), columns, sorts[name])
  const clear = () => search({ table: name, search: '' })
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name}{' '}
          <span className={styles.count}>{words.table.found(found.length, rows.length)}</span>
        </h2>
        <div className={styles.tools}>
          {tools}
          <SearchField
            id={searchFieldId}
            className={styles.search}
            label={words.table.search(name.toLocaleLowerCase())}
            aria-keyshortcuts="/"
            value={wanted}
            clearLabel={words.table.clear}
            onValueChange={(text) => search({ table: name, search: text })}
          />
        </div>
      </div>
      {found.length > 0 ? (
        <DataTable
          label={name}
          items={found}
          idOf={idOf}
          columns={columns}
          rowHeight={36}
          sort={sorts[name]}
          onSortChange={(next) => sort({ table: name, sort: next })}
          currentId={subject ?? undefined}
          onOpen={(row) => choose(subjectOf(row))}
        />
      ) : rows.length === 0 && empty ? (
        empty
      ) : (
        <EmptyState
          icon={<WorkbenchIcon name="noResults" size="xl" />}
          title={words.table.nothing}
          level={3}
          actions={wanted !== '' && <Button onClick={clear}>{words.table.clear}</Button>}
        >
          {wanted !== '' && words.table.nothingHint(wanted)}
        </EmptyState>
      )}
    </div>
  )
}
