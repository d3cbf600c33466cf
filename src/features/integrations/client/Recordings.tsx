import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { SearchField } from '../../../ui/fields/SearchField'
import { SelectField } from '../../../ui/fields/SelectField'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { RecordingRow } from './RecordingRow'
import styles from './Recordings.module.css'
import page from './Integrations.module.css'
import { TableFrame } from './TableFrame'
import {
  $count,
  $listFault,
  $monthsBack,
  $search,
  $shown,
  lookedAgain,
  monthChosen,
  searchTyped,
} from './recordings.model'
import { zoom } from './zoom.model'

const months = [0, 1, 2, 3, 4, 5] as const

/** The recordings of some days, and what became of each here. */
export function Recordings() {
  const t = useText()
  const mayImport = useUnit(zoom.$view)?.mayImport ?? false
  return (
    <div>
      <Bar />
      <List />
      <p className={page.note}>{t('integrations.zoom.note')}</p>
      {!mayImport && <p className={page.note}>{t('integrations.zoom.viewerNote')}</p>}
    </div>
  )
}

function Bar() {
  const t = useText()
  const { search, monthsBack, count, type, choose } = useUnit({
    search: $search,
    monthsBack: $monthsBack,
    count: $count,
    type: searchTyped,
    choose: monthChosen,
  })
  return (
    <div className={styles.bar}>
      <SearchField
        className={styles.search}
        label={t('integrations.zoom.search')}
        clearLabel={t('integrations.zoom.clear')}
        value={search}
        onValueChange={type}
      />
      <SelectField
        hideLabel
        label={t('integrations.zoom.month')}
        value={String(monthsBack)}
        options={months.map((month) => ({
          value: String(month),
          label: t(`integrations.zoom.months.${month}`),
        }))}
        onValueChange={(month) => choose(Number(month))}
      />
      <output className={styles.count}>
        {count !== null && t('integrations.zoom.count', { count })}
      </output>
    </div>
  )
}

function List() {
  const t = useText()
  const { shown, count, fault, again, type } = useUnit({
    shown: $shown,
    count: $count,
    fault: $listFault,
    again: lookedAgain,
    type: searchTyped,
  })
  if (fault !== null)
    return (
      <EmptyState
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('integrations.zoom.listFailed')}
        actions={<Button onClick={() => again()}>{t('integrations.retry')}</Button>}
      >
        {fault}
      </EmptyState>
    )
  if (shown === null) return <Skeleton width="100%" height={320} />
  if (count === 0)
    return (
      <EmptyState icon={<Icon name="zoom" size="xl" />} title={t('integrations.zoom.empty')}>
        {t('integrations.zoom.emptyText')}
      </EmptyState>
    )
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<Icon name="noResults" size="xl" />}
        title={t('integrations.zoom.noHit')}
        actions={<Button onClick={() => type('')}>{t('integrations.zoom.clear')}</Button>}
      />
    )
  return (
    <TableFrame label={t('integrations.zoom.title')}>
      <thead>
        <tr>
          <th scope="col">{t('integrations.zoom.column.recording')}</th>
          <th scope="col">{t('integrations.zoom.column.held')}</th>
          <th scope="col" className={`${styles.number} ${styles.length}`}>
            {t('integrations.zoom.column.length')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.size}`}>
            {t('integrations.zoom.column.size')}
          </th>
          <th scope="col">{t('integrations.zoom.column.here')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((recording) => (
          <RecordingRow key={recording.meetingId} recording={recording} />
        ))}
      </tbody>
    </TableFrame>
  )
}
