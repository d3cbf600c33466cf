import type { CampaignDay } from '../../../../../generated/facts/features/campaigns'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { VisuallyHidden } from '../../../../ui/labels/VisuallyHidden'
import styles from './Campaign.module.css'

const size = { width: 600, height: 160 }
const lines = ['visited', 'started'] as const

/** How many came on each day: two lines, and the same as a table for those who do not see them. */
export function DayChart({ days }: { days: readonly CampaignDay[] }) {
  const t = useText()
  const format = useFormat()
  const [first, last] = [days[0], days.at(-1)]
  const most = Math.max(1, ...days.map(({ visited }) => visited))
  const pointsOf = (line: (typeof lines)[number]) =>
    days
      .map((day, at) => {
        const x = days.length > 1 ? (at / (days.length - 1)) * size.width : size.width / 2
        return `${x.toFixed(1)},${((1 - day[line] / most) * size.height).toFixed(1)}`
      })
      .join(' ')
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <strong>{t('campaigns.results.days')}</strong>
        <span className={styles.legend} aria-hidden>
          {lines.map((line) => (
            <span key={line} data-line={line}>
              {t(`campaigns.results.${line}`)}
            </span>
          ))}
        </span>
      </figcaption>
      {first && last ? (
        <>
          <div className={styles.plot} aria-hidden>
            <span className={styles.most}>{format.count(most)}</span>
            <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
              {lines.map((line) => (
                <polyline key={line} data-line={line} points={pointsOf(line)} />
              ))}
            </svg>
            <span>{format.day(first.day)}</span>
            <span className={styles.last}>{format.day(last.day)}</span>
          </div>
          <VisuallyHidden>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('campaigns.results.day')}</th>
                  {lines.map((line) => (
                    <th key={line} scope="col">
                      {t(`campaigns.results.${line}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{format.day(day.day)}</th>
                    {lines.map((line) => (
                      <td key={line}>{format.count(day[line])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      ) : (
        <p className={styles.line}>{t('campaigns.results.noDays')}</p>
      )}
    </figure>
  )
}
