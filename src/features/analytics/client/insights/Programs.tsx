import type { InsightProgram } from '../../../../../generated/facts/features/analytics'
import { formatCount } from '../../../../browser/text/format'
import { Spark } from '../../../../ui/chart/Spark'
import { clockTime } from '../../../../ui/media/time'
import { percentText } from '../percentText'
import { Card } from './Card'
import { isBeyondReach, shareOf } from './figures'
import { useInsights } from './useInsights'
import styles from './Insights.module.css'

/** Programs by how many people watched them; the curve of the chosen one stands beside. */
export function Programs() {
  const { programs, page, t } = useInsights()
  const columns = ['program', 'reached', 'watched', 'average', 'finished', 'stayed'] as const
  return (
    <Card
      title={t('analytics.programs.title')}
      note={t('analytics.programs.note')}
      read={programs}
      onAgain={() => void page.readAll()}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className={styles.note}>{t('analytics.programs.none')}</p>
        ) : (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col" data-column={column}>
                      {t(`analytics.programs.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((program) => (
                  <Row key={program.programId} program={program} />
                ))}
              </tbody>
            </table>
            {rows.some(isBeyondReach) && (
              <p className={styles.note}>{t('analytics.programs.beyond')}</p>
            )}
          </div>
        )
      }
    </Card>
  )
}

function Row({ program }: { program: InsightProgram }) {
  const { programId: chosen, language } = useInsights()
  const { programId, reached, watched, plays, seconds } = program
  const count = (value: number) => formatCount(value, language)
  const ended = shareOf(program.finished, plays)
  return (
    <tr data-chosen={chosen === programId}>
      <td>
        <ProgramName program={program} />
      </td>
      <td>{count(reached)}</td>
      <td>{count(watched)}</td>
      <td>{plays > 0 && clockTime(seconds / plays)}</td>
      <td>{ended !== undefined && percentText(ended, language)}</td>
      <td className={styles.stayed}>
        {program.stayed.length > 0 && (
          <Spark values={program.stayed} top={100} label={`${program.stayed.at(-1)} %`} />
        )}
      </td>
    </tr>
  )
}

/** Its name, which shows its curve. */
function ProgramName({ program }: { program: InsightProgram }) {
  const { page, programId: chosen } = useInsights()
  const { programId, title, channels, posterUrl } = program
  return (
    <button
      type="button"
      className={styles.program}
      aria-pressed={chosen === programId}
      onClick={() => void page.choose(programId)}
    >
      <span className={styles.poster}>
        {posterUrl && <img src={posterUrl} alt="" loading="lazy" />}
      </span>
      <span>
        <bdi>{title}</bdi>
        {channels.length > 0 && <small>{channels.join(', ')}</small>}
      </span>
    </button>
  )
}
