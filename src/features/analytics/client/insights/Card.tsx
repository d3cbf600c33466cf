import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/Button'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import type { Read } from './page'
import { useInsights } from './useInsights'
import styles from './Insights.module.css'

interface CardProps<Value> {
  title: ReactNode
  note?: ReactNode
  read: Read<Value>
  onAgain: () => void
  children: (value: Value) => ReactNode
}

/** A part of the page: being read, not to be read, or there. */
export function Card<Value extends object>(props: CardProps<Value>) {
  const { title, note, read, onAgain, children } = props
  const { t } = useInsights()
  return (
    <section className={styles.card} aria-busy={read === null}>
      <header className={styles.cardHead}>
        <h2>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {read === null && <Skeleton height={160} />}
      {read === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t('analytics.insights.failed')}</p>
          <Button size="sm" onClick={onAgain}>
            {t('analytics.insights.again')}
          </Button>
        </div>
      )}
      {read !== null && read !== 'failed' && children(read)}
    </section>
  )
}
