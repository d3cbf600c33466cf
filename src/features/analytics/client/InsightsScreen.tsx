import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { $language } from '../../../browser/text/text.model'
import { useText } from '../../../browser/text/useText'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { PageHeader } from '../../../ui/page/PageHeader'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { CurveChart, countsText } from './curve/CurveChart'
import { $insights, $state, readAgain } from './insights.model'
import styles from './InsightsScreen.module.css'

/** /myprograms/insights/{programId}: how a program is watched. */
export function InsightsScreen() {
  const t = useText()
  const { state, insights, again, language } = useUnit({
    state: $state,
    insights: $insights,
    again: readAgain,
    language: $language,
  })
  if (state === 'missing')
    return (
      <EmptyState
        level={1}
        icon={<Icon name="noResults" />}
        title={t('analytics.program.missing')}
        actions={
          <ScreenButton to={href('programs.list')}>
            {t('analytics.program.toPrograms')}
          </ScreenButton>
        }
      >
        {t('analytics.program.missingText')}
      </EmptyState>
    )
  if (state === 'failed')
    return (
      <EmptyState
        level={1}
        tone="danger"
        icon={<Icon name="warning" />}
        title={t('analytics.program.failed')}
        actions={<Button onClick={() => again()}>{t('analytics.program.again')}</Button>}
      />
    )
  return (
    <div className={styles.page}>
      <PageHeader title={insights?.title ?? t('analytics.program.title')} />
      {insights ? (
        <section className={styles.card}>
          <p className={styles.counts}>{countsText(insights, t, language)}</p>
          <CurveChart curve={insights} {...{ t, language }} />
        </section>
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </div>
  )
}
