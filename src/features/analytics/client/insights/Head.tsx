import { Download } from 'lucide-react'
import { Button } from '../../../../ui/buttons/Button'
import { Avatar } from '../../../../ui/identity/Avatar'
import { lengths, sources, type Length, type Source } from './days'
import { views } from './page'
import { useInsights } from './useInsights'
import styles from './Insights.module.css'

/** Whose analytics it is, what is looked at, and of which days. */
export function Head() {
  const { page, t, overview, view, length, source, isSaving, couldNotSave } = useInsights()
  const known = overview === null || overview === 'failed' ? undefined : overview
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {known && <bdi className={styles.organization}>{known.organization}</bdi>}
        <span>{t('analytics.insights.title')}</span>
      </h1>
      <nav className={styles.views} aria-label={t('analytics.insights.views')}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === view ? 'page' : undefined}
            onClick={() => page.look(each)}
          >
            {t(`analytics.insights.tab.${each}`)}
          </button>
        ))}
      </nav>
      <div className={styles.asked}>
        <select
          aria-label={t('analytics.insights.source')}
          value={source}
          onChange={(event) => void page.showSource(event.target.value as Source)}
        >
          {sources.map((each) => (
            <option key={each} value={each}>
              {t(`analytics.insights.sources.${each}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('analytics.insights.days')}
          value={length}
          onChange={(event) => void page.showLast(event.target.value as Length)}
        >
          {(Object.keys(lengths) as Length[]).map((each) => (
            <option key={each} value={each}>
              {t(`analytics.insights.last.${each}`)}
            </option>
          ))}
        </select>
        <Button
          icon={<Download size={16} aria-hidden />}
          pending={isSaving}
          aria-label={t('analytics.insights.csv')}
          onClick={() => void page.save()}
        >
          CSV
        </Button>
        {known && <Avatar size="sm" name={known.viewer.name} seed={known.viewer.id} />}
      </div>
      {couldNotSave && (
        <p className={styles.fault} role="alert">
          {t('analytics.insights.csvFailed')}
        </p>
      )}
    </header>
  )
}
