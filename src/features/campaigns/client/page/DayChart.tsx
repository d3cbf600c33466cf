import { useUnit } from 'effector-react'
import type { CampaignDay } from '../../../../../generated/facts/features/campaigns'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Line } from '../../../../ui/chart/Line'
import { goneOn, inOrder } from '../letterOrder'
import { letters } from '../page.model'
import styles from './Campaign.module.css'

const lines = [
  { id: 'visited', tone: '1', isFilled: true },
  { id: 'started', tone: '2', isFilled: false },
] as const

/** How many came on each day, and on which the letters went. */
export function DayChart({ days }: { days: readonly CampaignDay[] }) {
  const t = useText()
  const format = useFormat()
  const reply = useUnit(letters.$reply)
  const label = t('campaigns.results.days')
  const gone = goneOn(
    inOrder(reply?.rows ?? []),
    days.map(({ day }) => day),
  )
  return (
    <section className={styles.chart} aria-label={label}>
      <h3>{label}</h3>
      {days.length === 0 ? (
        <p className={styles.line}>{t('campaigns.results.noDays')}</p>
      ) : (
        <Line
          data={{
            label,
            stepsLabel: t('campaigns.results.day'),
            steps: days.map(({ day }) => format.day(day)),
            series: lines.map(({ id, tone, isFilled }) => ({
              id,
              tone,
              isFilled,
              label: t(`campaigns.results.${id}`),
              values: days.map((day) => day[id]),
            })),
            marks: gone.map(({ at, letters: some }) => ({
              at,
              label: some
                .map(({ no, isReminder }) =>
                  isReminder
                    ? t('campaigns.results.reminder')
                    : t('campaigns.results.letterNo', { no }),
                )
                .join(', '),
            })),
            format: (value) => format.count(value),
          }}
        />
      )}
    </section>
  )
}
