import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Icon } from '../../../ui/icons/Icon'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { labelOf } from '../form/words'
import type { ImportModel } from './createImportModel'
import { ImportHow } from './ImportHow'
import styles from './ImportPage.module.css'
import { ImportPlaces } from './ImportPlaces'
import { ImportSheet } from './ImportSheet'
import { ImportSummary } from './ImportSummary'
import type { Table } from './readTable'
import { rowsInView, type SheetView } from './rowsInView'

interface ReviewRowsProps {
  model: ImportModel
  table: Table
}

/** What the file would do, what is wrong with it, and how it is to be done. */
export function ReviewRows({ model, table }: ReviewRowsProps) {
  const t = useText()
  const format = useFormat()
  const [view, setView] = useState<SheetView>('all')
  const { rows, counts, mended, unmapped } = useUnit({
    rows: model.$rows,
    counts: model.$counts,
    mended: model.$mended,
    unmapped: model.$unmapped,
  })
  const known = counts.changed + counts.same + counts.skipped
  const segment = (value: SheetView, count: number) => ({
    value,
    label: t(`screens.import.view.${value}`, { shown: format.count(count) }),
  })
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          <FileCard {...{ model, table }} />
          {unmapped.length > 0 && (
            <InlineNotice tone="warn" role="alert">
              {t('screens.import.unmapped', {
                fields: unmapped.map((input) => labelOf(t, model.screen, input)).join(', '),
              })}
            </InlineNotice>
          )}
          <ImportPlaces model={model} />
          <SegmentedControl
            label={t('screens.import.views')}
            value={view}
            onValueChange={setView}
            segments={[
              segment('all', rows.length),
              segment('new', counts.new),
              segment('known', known),
              segment('faulty', counts.faulty),
            ]}
          />
          <div className={styles.sheet}>
            <ImportSheet {...{ model, table }} rows={rowsInView(rows, view, mended)} />
          </div>
        </div>
        <aside className={styles.side}>
          <ImportSummary model={model} />
          <ImportHow model={model} />
        </aside>
      </div>
      <ReviewBar model={model} />
    </>
  )
}

function FileCard({ model, table }: ReviewRowsProps) {
  const t = useText()
  const format = useFormat()
  const leave = useUnit(model.leftAside)
  const delimiters: Readonly<Record<string, string>> = {
    ',': t('screens.import.commas'),
    ';': t('screens.import.semicolons'),
    '\t': t('screens.import.tabs'),
  }
  return (
    <div className={styles.file}>
      <Icon name="sheet" size="lg" />
      <div>
        <strong>{table.name}</strong>
        <p className={styles.detail}>
          {t('screens.import.file', {
            count: table.rows.length,
            rows: format.count(table.rows.length),
            columns: format.count(table.heads.length),
            delimiter: delimiters[table.delimiter] ?? table.delimiter,
            encoding: table.encoding,
          })}
        </p>
      </div>
      <Button variant="ghost" icon={<Icon name="retry" />} onClick={() => leave()}>
        {t('screens.import.another')}
      </Button>
    </div>
  )
}

function ReviewBar({ model }: { model: ImportModel }) {
  const t = useText()
  const { counts, columns, unplaced, isChecking, isFailed, again, download, start } = useUnit({
    counts: model.$counts,
    columns: model.$columnsLeft,
    unplaced: model.$unplaced,
    isChecking: model.$isChecking,
    isFailed: model.$isCheckFailed,
    again: model.checkRepeated,
    download: model.faultyAsked,
    start: model.run.started,
  })
  const ready = counts.new + counts.changed
  const leftOut = counts.faulty + counts.left
  return (
    <footer className={styles.bar}>
      <output>
        {isFailed ? (
          t('screens.import.checkFailed')
        ) : counts.checking > 0 ? (
          t('screens.import.checking', { count: counts.checking })
        ) : counts.waiting > 0 ? null : counts.faulty > 0 ? (
          <>
            <strong>{t('screens.import.faulty', { count: counts.faulty })}</strong>{' '}
            {t('screens.import.faultyText')}
          </>
        ) : (
          t('screens.import.ready')
        )}
        {columns.length > 0 && (
          <div>
            {t('screens.import.columnsLeft', {
              count: columns.length,
              columns: columns.join(', '),
            })}
          </div>
        )}
      </output>
      {isFailed && <Button onClick={() => again()}>{t('screens.import.retry')}</Button>}
      {leftOut > 0 && (
        <Button variant="ghost" icon={<Icon name="download" />} onClick={() => download()}>
          {t('screens.import.downloadFaulty', { count: leftOut })}
        </Button>
      )}
      <Button
        variant="primary"
        pending={isChecking && counts.checking > 0}
        disabled={ready === 0 || counts.checking > 0 || unplaced > 0}
        onClick={() => start()}
      >
        {t('screens.import.start', { count: ready })}
      </Button>
    </footer>
  )
}
