import type {
  InsightRequired,
  InsightViewer,
} from '../../../../../generated/facts/features/analytics'
import { href } from '../../../../../generated/facts/routes'
import { formatCount } from '../../../../browser/text/format'
import { Button } from '../../../../ui/buttons/Button'
import { Stack } from '../../../../ui/chart/Stack'
import { Card } from './Card'
import { momentText } from './days'
import { useInsights } from './useInsights'
import styles from './Insights.module.css'

/** How far each program is watched by those who have to, and who they are where that may be shown. */
export function Required({ hasPeople = false }: { hasPeople?: boolean }) {
  const { required, peopleOf, page, t } = useInsights()
  const names = required === null || required === 'failed' ? undefined : required.names
  return (
    <Card
      title={t('analytics.required.title')}
      note={names && t(`analytics.required.names.${names}`)}
      read={required}
      onAgain={() => void page.showPeople(peopleOf)}
    >
      {({ programs, people }) =>
        programs.length === 0 ? (
          <p className={styles.note}>{t('analytics.required.none')}</p>
        ) : (
          <ul className={styles.required}>
            {programs.map((program) => (
              <li key={program.programId}>
                <Progress program={program} />
                {hasPeople && names !== 'none' && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-expanded={peopleOf === program.programId}
                    onClick={() =>
                      void page.showPeople(
                        peopleOf === program.programId ? null : program.programId,
                      )
                    }
                  >
                    {t(
                      peopleOf === program.programId
                        ? 'analytics.required.hide'
                        : 'analytics.required.who',
                    )}
                  </Button>
                )}
                {hasPeople && peopleOf === program.programId && <People people={people} />}
              </li>
            ))}
          </ul>
        )
      }
    </Card>
  )
}

function Progress({ program }: { program: InsightRequired }) {
  const { t, language } = useInsights()
  const { programId, title, dueAt, viewed, started, notStarted } = program
  const all = viewed + started + notStarted
  const count = (value: number) => formatCount(value, language)
  const parts = [
    { id: 'viewed', tone: '2', value: viewed },
    { id: 'started', tone: 'pale', value: started },
    { id: 'notStarted', tone: 'rest', value: notStarted },
  ] as const
  return (
    <>
      <p className={styles.requiredHead}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {dueAt && <span>{t('analytics.required.due', { day: momentText(dueAt, language) })}</span>}
        <span>{t('analytics.required.of', { viewed: count(viewed), all: count(all) })}</span>
      </p>
      <Stack
        hidesSteps
        data={{
          label: title,
          stepsLabel: t('analytics.programs.program'),
          steps: [title],
          series: parts.map(({ id, tone, value }) => ({
            id,
            tone,
            label: t(`analytics.required.${id}`, { people: count(value) }),
            values: [value],
          })),
          format: count,
          top: all || 1,
          sayStep: () =>
            parts.map(({ id, value }) => t(`analytics.required.${id}`, { people: count(value) })),
        }}
      />
      {all > viewed && (
        <a className={styles.remind} href={href('home.watch', { programId })}>
          {t('analytics.required.remind', { people: count(all - viewed) })}
        </a>
      )}
    </>
  )
}

function People({ people }: { people: readonly InsightViewer[] }) {
  const { t, language } = useInsights()
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('analytics.required.person')}</th>
            <th scope="col">{t('analytics.required.state')}</th>
            <th scope="col">{t('analytics.required.since')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, state, at }, row) => (
            <tr key={`${row} ${name}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{t(`analytics.required.states.${state}`)}</td>
              <td>{at && momentText(at, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
