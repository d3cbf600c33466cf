import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { useSay } from '../cells/useSay'
import { ListCards } from './ListCards'
import { useList } from './ListContext'
import { ListEmpty, ListFailed, ListForbidden, ListOthers } from './ListEmpty'
import { ListSkeleton } from './ListSkeleton'
import { ListTable } from './ListTable'
import { RowKeys } from './RowKeys'
import styles from './ListBody.module.css'

/** The rows, or a skeleton, an error or an empty state in their place. */
export function ListBody() {
  const say = useSay()
  const { list } = useList()
  const { rows, isStale, state, view, isMoreFailed, isOnline, more, again } = useUnit({
    rows: list.rows.$drawn,
    isStale: list.follow.$isStale,
    state: list.reading.$state,
    view: list.layout.$view,
    isMoreFailed: list.reading.$isMoreFailed,
    isOnline: $isOnline,
    more: list.rows.moreAsked,
    again: list.reading.again,
  })
  const { card } = list.screen
  if (state === 'forbidden') return <ListForbidden />
  if (state === 'failed' && rows.length === 0) return <ListFailed />
  if (state === 'loading' && rows.length === 0)
    return <ListSkeleton look={view === 'cards' ? (card?.as ?? 'person') : 'row'} />
  return (
    <div className={styles.body} aria-busy={state === 'loading'}>
      {isOnline && isStale && state === 'ready' && (
        <InlineNotice tone="warn">{say('screens.list.stale')}</InlineNotice>
      )}
      {state === 'failed' && isOnline && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={say('screens.list.failed')}
          actions={<Button onClick={() => again()}>{say('screens.list.retry')}</Button>}
        >
          {say('screens.list.failed.text')}
        </InlineNotice>
      )}
      {rows.length === 0 && <ListEmpty />}
      {rows.length > 0 && (
        <RowKeys>{view === 'cards' && card ? <ListCards card={card} /> : <ListTable />}</RowKeys>
      )}
      {rows.length > 0 && <ListOthers />}
      {isMoreFailed && (
        <InlineNotice
          tone="danger"
          role="alert"
          actions={<Button onClick={() => more()}>{say('screens.list.retry')}</Button>}
        >
          {say('screens.list.failed.more')}
        </InlineNotice>
      )}
    </div>
  )
}
