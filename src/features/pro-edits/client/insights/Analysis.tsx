import type { EventCallable, Store } from 'effector'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { saveFileFx, type SavedFile } from '../../../../browser/saveFile'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { PageHeader } from '../../../../ui/page/PageHeader'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import styles from './Insights.module.css'

interface AnalysisProps<Reply> {
  title: string
  of: {
    readonly $reply: Store<Reply | null>
    readonly $isFailed: Store<boolean>
    readonly again: EventCallable<void>
  }
  actions?: ReactNode
  /** What there is, as a file. */
  csv: (reply: Reply) => SavedFile
  children: (reply: Reply) => ReactNode
}

/** An analysis with its states: on its way, not to be had, or there, with a file of its numbers. */
export function Analysis<Reply>({ title, of, actions, csv, children }: AnalysisProps<Reply>) {
  const t = useText()
  const { reply, isFailed, again, save } = useUnit({
    reply: of.$reply,
    isFailed: of.$isFailed,
    again: of.again,
    save: saveFileFx,
  })
  return (
    <div className={styles.screen}>
      <PageHeader
        title={title}
        actions={
          <>
            {actions}
            {reply !== null && (
              <Button icon={<Icon name="download" />} onClick={() => void save(csv(reply))}>
                {t('proEdits.insights.csv')}
              </Button>
            )}
          </>
        }
      />
      {reply !== null ? (
        children(reply)
      ) : isFailed ? (
        <EmptyState
          tone="danger"
          icon={<Icon name="warning" size="xl" />}
          title={t('proEdits.insights.failed')}
          actions={<Button onClick={() => again()}>{t('proEdits.insights.retry')}</Button>}
        />
      ) : (
        <output aria-label={t('proEdits.insights.loading')}>
          <Skeleton width="100%" height={320} />
        </output>
      )}
    </div>
  )
}

interface PanelProps {
  title: string
  children: ReactNode
}

export function Panel({ title, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}
