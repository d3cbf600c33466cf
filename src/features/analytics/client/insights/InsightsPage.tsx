import { useMemo } from 'react'
import { createSay } from '../../../../browser/text/createSay'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Spinner } from '../../../../ui/progress/Spinner'
import { CurvePanel } from './CurvePanel'
import { Figures } from './Figures'
import { Head } from './Head'
import type { InsightsModel } from './page'
import { PlaysByDay } from './PlaysByDay'
import { Programs } from './Programs'
import { Required } from './Required'
import { InsightsContext, useInsights } from './useInsights'
import styles from './Insights.module.css'

/** `/insights/`: what was watched, for whoever may look at analytics. */
export function InsightsPage({ page }: { page: InsightsModel }) {
  const { language, words } = page.given
  const looking = useMemo(
    () => ({ page, language, t: createSay(language, words) }),
    [page, language, words],
  )
  return (
    <InsightsContext value={looking}>
      <Doors />
    </InsightsContext>
  )
}

function Doors() {
  const { door, t } = useInsights()
  if (door === 'opening')
    return (
      <main className={styles.door}>
        <Spinner label={t('analytics.insights.opening')} />
      </main>
    )
  if (door === 'shut')
    return (
      <main className={styles.door}>
        <h1>{t('analytics.insights.shut')}</h1>
        <p>{t('analytics.insights.shutText')}</p>
        <LinkButton href="/" variant="primary">
          {t('analytics.insights.toStudio')}
        </LinkButton>
      </main>
    )
  return (
    <>
      <Head />
      <Shown />
    </>
  )
}

function Shown() {
  const { view, overview, t } = useInsights()
  const isPart = overview !== null && overview !== 'failed' && !overview.isWhole
  return (
    <main className={styles.page}>
      {isPart && <p className={styles.note}>{t('analytics.insights.own')}</p>}
      {view === 'overview' && (
        <>
          <Figures />
          <div className={styles.upper}>
            <PlaysByDay />
            <Required />
          </div>
        </>
      )}
      {view === 'required' ? (
        <Required hasPeople />
      ) : (
        <div className={styles.lower}>
          <Programs />
          <CurvePanel />
        </div>
      )}
    </main>
  )
}
