import type { ListRequiredResponse } from '../../../../../generated/facts/features/analytics'
import { formatCount } from '../../../../browser/text/format'
import { VisuallyHidden } from '../../../../ui/labels/VisuallyHidden'
import { percentText } from '../percentText'
import { changeIn, pointsIn, shareOf } from './figures'
import { useInsights } from './useInsights'
import styles from './Insights.module.css'

/** The five numbers that say most, each with what changed. */
export function Figures() {
  const { overview, required, t, language } = useInsights()
  if (overview === null || overview === 'failed') return null
  const { people, plays, seconds, finished, members } = overview
  const count = (value: number) => formatCount(value, language)
  const ended = shareOf(finished.now, plays.now)
  return (
    <div className={styles.figures}>
      <Figure
        label={t('analytics.figure.people')}
        value={count(people.now)}
        of={t('analytics.figure.ofMembers', { members: count(members) })}
        change={people.now - people.before}
        text={signed(people.now - people.before, language)}
      />
      <Figure
        label={t('analytics.figure.plays')}
        value={count(plays.now)}
        {...changed(changeIn(plays), language)}
      />
      <Figure
        label={t('analytics.figure.hours')}
        value={formatCount(seconds.now / 3_600, language, seconds.now < 36_000 ? 1 : 0)}
        {...changed(changeIn(seconds), language)}
      />
      <Figure
        label={t('analytics.figure.finished')}
        value={ended === undefined ? '–' : percentText(ended, language)}
        of={t('analytics.figure.ofPlays')}
        {...changed(pointsIn(finished, plays), language)}
      />
      {required !== null && required !== 'failed' && <InTime required={required} />}
    </div>
  )
}

function InTime({ required: { programs } }: { required: ListRequiredResponse }) {
  const { t, language } = useInsights()
  const inTime = programs.reduce((sum, program) => sum + program.inTime, 0)
  const late = programs.reduce((sum, program) => sum + program.late, 0)
  const share = shareOf(inTime, inTime + late)
  return (
    <Figure
      label={t('analytics.figure.inTime')}
      value={share === undefined ? '–' : percentText(share, language)}
      of={t('analytics.figure.inPrograms', { count: programs.length })}
    />
  )
}

interface FigureProps {
  label: string
  value: string
  of?: string
  /** Missing: there is nothing to compare it with. */
  change?: number | undefined
  text?: string
}

function Figure({ label, value, of, change, text }: FigureProps) {
  const { t } = useInsights()
  return (
    <section className={styles.figure}>
      <h2>{label}</h2>
      <p>
        <strong>{value}</strong> {of}
        {change !== undefined && change !== 0 && (
          <span className={styles.change} data-down={change < 0}>
            {text}
            <VisuallyHidden> {t('analytics.figure.before')}</VisuallyHidden>
          </span>
        )}
      </p>
    </section>
  )
}

const signed = (value: number, language: string, style: 'decimal' | 'percent' = 'decimal') =>
  new Intl.NumberFormat(language, {
    style,
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(value)

const changed = (share: number | undefined, language: string) =>
  share === undefined ? {} : { change: share, text: signed(share, language, 'percent') }
