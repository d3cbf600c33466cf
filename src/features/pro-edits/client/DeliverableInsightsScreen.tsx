import type { DeliverableInsights } from '../../../../generated/facts/features/pro-edits'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Bars } from '../../../ui/chart/Bars'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { csvOf } from './csv'
import { Analysis, Panel } from './insights/Analysis'
import styles from './insights/Insights.module.css'
import { deliverableInsights } from './insights/insights.model'
import { Numbers } from './insights/Numbers'
import './pro-edits.model'

/** /pro-edits/load-analysis/deliverable-insights: how well what is promised is kept. */
export function DeliverableInsightsScreen() {
  const t = useText()
  return (
    <Analysis
      title={t('nav.commandCenter.insights')}
      of={deliverableInsights}
      csv={({ months }) =>
        csvOf(
          'deliverable-insights',
          ['month', 'delivered', 'onTime', 'approved', 'approvedInRoundOne'],
          months.map((each) => [
            each.month,
            each.delivered,
            each.onTime,
            each.approved,
            each.approvedInRoundOne,
          ]),
        )
      }
    >
      {(insights) =>
        insights.delivered === 0 && insights.states.every(({ orders }) => orders === 0) ? (
          <EmptyState icon={<Icon name="insights" size="xl" />} title={t('proEdits.insights.none')}>
            {t('proEdits.insights.noneText')}
          </EmptyState>
        ) : (
          <>
            <Figures insights={insights} />
            <div className={styles.panels}>
              <Months insights={insights} />
              <Rounds insights={insights} />
              <Ages insights={insights} />
            </div>
          </>
        )
      }
    </Analysis>
  )
}

interface InsightsProps {
  insights: DeliverableInsights
}

const of = (some: number, all: number) => ({ some: String(some), all: String(all) })

function Figures({ insights }: InsightsProps) {
  const t = useText()
  const format = useFormat()
  const { delivered, onTime, approved, approvedInRoundOne, medianDays, slowDays } = insights
  const unknown = t('proEdits.insights.unknown')
  const share = (some: number, all: number) =>
    all === 0
      ? unknown
      : t('proEdits.insights.percent', { share: format.count(Math.round((some / all) * 100)) })
  const days = (count: number | undefined) =>
    count === undefined ? unknown : t('proEdits.insights.days', { days: format.count(count, 1) })
  const figures = [
    ['onTime', share(onTime, delivered), t('proEdits.insights.onTimeText', of(onTime, delivered))],
    [
      'roundOne',
      share(approvedInRoundOne, approved),
      t('proEdits.insights.roundOneText', of(approvedInRoundOne, approved)),
    ],
    ['median', days(medianDays), t('proEdits.insights.medianText')],
    ['slow', days(slowDays), t('proEdits.insights.slowText')],
  ] as const
  return (
    <div className={styles.figures}>
      {figures.map(([id, value, text]) => (
        <section key={id} className={styles.figure} aria-label={t(`proEdits.insights.${id}`)}>
          <h2 className={styles.heading}>{t(`proEdits.insights.${id}`)}</h2>
          <span className={styles.value}>{value}</span>
          <span className={styles.small}>{text}</span>
        </section>
      ))}
    </div>
  )
}

function Months({ insights: { months } }: InsightsProps) {
  const t = useText()
  const format = useFormat()
  const label = t('proEdits.insights.months')
  return (
    <Panel title={label}>
      <Bars
        data={{
          label,
          stepsLabel: t('proEdits.insights.month'),
          steps: months.map(({ month }) => month),
          series: [
            {
              id: 'onTime',
              label: t('proEdits.insights.inTime'),
              tone: '1',
              values: months.map(({ onTime }) => onTime),
            },
            {
              id: 'late',
              label: t('proEdits.insights.tooLate'),
              tone: '3',
              values: months.map(({ delivered, onTime }) => delivered - onTime),
            },
          ],
          format: (value) => format.count(value),
        }}
      />
    </Panel>
  )
}

function Rounds({ insights: { rounds } }: InsightsProps) {
  const t = useText()
  const format = useFormat()
  const label = t('proEdits.insights.rounds')
  if (rounds.length === 0) return null
  return (
    <Panel title={label}>
      <Bars
        data={{
          label,
          stepsLabel: t('proEdits.page.round'),
          steps: rounds.map(({ round }) => t('proEdits.insights.round', { round: String(round) })),
          series: [
            {
              id: 'orders',
              label: t('proEdits.insights.orders'),
              tone: '2',
              values: rounds.map(({ orders }) => orders),
            },
          ],
          format: (value) => format.count(value),
        }}
      />
    </Panel>
  )
}

function Ages({ insights: { states } }: InsightsProps) {
  const t = useText()
  const format = useFormat()
  const label = t('proEdits.insights.ages')
  return (
    <Panel title={label}>
      <Numbers
        label={label}
        heads={[
          t('proEdits.insights.ageState'),
          t('proEdits.insights.orders'),
          t('proEdits.insights.ageMedian'),
          t('proEdits.insights.ageLongest'),
        ]}
        rows={states.map(({ state, orders, medianHours, longestHours }) => [
          t(`proEdits.state.${state}`),
          format.count(orders),
          orders === 0 ? t('proEdits.insights.unknown') : format.count(Math.round(medianHours)),
          orders === 0 ? t('proEdits.insights.unknown') : format.count(Math.round(longestHours)),
        ])}
      />
    </Panel>
  )
}
