import { useUnit } from 'effector-react'
import { $isOnline } from '../../../../browser/network'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { PageHeader } from '../../../../ui/page/PageHeader'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { columnNames, columnOf } from '../../order'
import { $isLoadFailed, $load, loadReadAgain } from '../board.model'
import { vendorOrders } from '../lists'
import { hoursOf } from '../look'
import styles from './Board.module.css'
import { BoardBar } from './BoardBar'
import { BoardColumn } from './BoardColumn'
import { EditorsCard } from './EditorsCard'
import { RisksCard } from './RisksCard'
import { $isNarrowed, $shown } from './shown'

/** /pro-edits/list: what is open by how far it is, who has too much, and which promises will break. */
export function Board() {
  const t = useText()
  const { isFailed, shown, isOnline, again } = useUnit({
    isFailed: $isLoadFailed,
    shown: $shown,
    isOnline: $isOnline,
    again: loadReadAgain,
  })
  return (
    <div className={styles.board}>
      <PageHeader
        title={t('nav.commandCenter.proEdits')}
        detail={<BoardFacts />}
        actions={<BoardBar />}
      />
      {!isOnline && shown && <InlineNotice tone="warn">{t('proEdits.board.stale')}</InlineNotice>}
      {shown ? (
        <BoardBody />
      ) : isFailed ? (
        <EmptyState
          tone="danger"
          icon={<Icon name="warning" size="xl" />}
          title={t('proEdits.board.failed')}
          actions={<Button onClick={() => again()}>{t('proEdits.board.retry')}</Button>}
        />
      ) : (
        <output className={styles.columns} aria-label={t('proEdits.board.loading')}>
          {columnNames.map((column) => (
            <Skeleton key={column} width="100%" height={280} />
          ))}
        </output>
      )}
    </div>
  )
}

function BoardFacts() {
  const t = useText()
  const format = useFormat()
  const load = useUnit($load)
  if (!load) return null
  const hours = (minutes: number) => format.count(Math.round(hoursOf(minutes)))
  const facts = [
    `${t('proEdits.board.orders', { count: load.total })} ${t('proEdits.board.customers', { count: load.customers })}`,
    t('proEdits.board.owed', { hours: hours(load.owedMinutes) }),
    t('proEdits.board.capacity', { hours: hours(load.capacityMinutes) }),
  ]
  return <output>{facts.join(', ')}</output>
}

function BoardBody() {
  const t = useText()
  const { load, shown, isNarrowed, clear } = useUnit({
    load: $load,
    shown: $shown,
    isNarrowed: $isNarrowed,
    clear: vendorOrders.list.place.questionCleared,
  })
  if (!load || !shown) return null
  if (load.total === 0)
    return (
      <EmptyState icon={<Icon name="editor" size="xl" />} title={t('proEdits.board.none')}>
        {t('proEdits.board.noneText')}
      </EmptyState>
    )
  return (
    <>
      {load.total > load.orders.length && (
        <InlineNotice tone="info">
          {t('proEdits.board.tooMany', { count: load.orders.length })}
        </InlineNotice>
      )}
      <div className={styles.cards}>
        <EditorsCard editors={load.editors} />
        <RisksCard load={load} />
      </div>
      {shown.length === 0 && isNarrowed ? (
        <EmptyState
          icon={<Icon name="noResults" size="xl" />}
          title={t('proEdits.board.noHit')}
          actions={<Button onClick={() => clear()}>{t('proEdits.board.clearFilters')}</Button>}
        />
      ) : (
        <div className={styles.columns}>
          {columnNames.map((column) => (
            <BoardColumn
              key={column}
              column={column}
              orders={shown.filter(
                ({ state, stateBefore = null }) => columnOf({ state, stateBefore }) === column,
              )}
            />
          ))}
        </div>
      )}
    </>
  )
}
