import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { $cards } from './cards.model'
import { ClipGrid } from './ClipGrid'
import { ClipList } from './ClipList'
import { moreAsked } from './clips.model'
import { $isMoreFailed, $isStale, $listState, firstAsked } from './reading.model'
import { FootageEmpty, FootageFailed, FootageForbidden } from './FootageEmpty'
import { FootageSkeleton } from './FootageSkeleton'
import { $footageQuery } from './screen.model'
import styles from './FootageBody.module.css'

/** The clips, or a skeleton, an error or an empty state in their place. */
export function FootageBody() {
  const t = useText()
  const { query, cards, state, isMoreFailed, isStale, isOnline, more, again } = useUnit({
    query: $footageQuery,
    cards: $cards,
    state: $listState,
    isMoreFailed: $isMoreFailed,
    isStale: $isStale,
    isOnline: $isOnline,
    more: moreAsked,
    again: firstAsked,
  })
  if (state === 'forbidden') return <FootageForbidden />
  if (state === 'failed' && cards.length === 0) return <FootageFailed />
  if (state === 'loading' && cards.length === 0) return <FootageSkeleton view={query.view} />
  return (
    <div className={styles.body} aria-busy={state === 'loading'}>
      {isOnline && isStale && <InlineNotice tone="warn">{t('footage.stale')}</InlineNotice>}
      {state === 'failed' && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={t('footage.error.title')}
          actions={<Button onClick={() => again()}>{t('footage.retryNow')}</Button>}
        >
          {t('footage.error.text')}
        </InlineNotice>
      )}
      {cards.length === 0 && <FootageEmpty />}
      {cards.length > 0 && (query.view === 'grid' ? <ClipGrid /> : <ClipList />)}
      {isMoreFailed && (
        <InlineNotice
          tone="danger"
          role="alert"
          actions={<Button onClick={() => more()}>{t('footage.retryNow')}</Button>}
        >
          {t('footage.error.more')}
        </InlineNotice>
      )}
    </div>
  )
}
