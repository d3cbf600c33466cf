import type { ListCrowdRequestsRow } from '../../../../../generated/facts/features/crowd'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { clockTime } from '../../../../ui/media/time'
import { answersTo, peopleOf } from '../../requestPlaces'
import { OpenLink } from './OpenLink'
import styles from './CrowdHead.module.css'

const steps = ['people', 'opened', 'started', 'answers', 'accepted'] as const
type Step = (typeof steps)[number]

/** Whom a number counts stands in one of the lists. */
const listOf: Readonly<Record<Step, (requestId: string) => string>> = {
  people: peopleOf,
  opened: peopleOf,
  started: peopleOf,
  answers: answersTo,
  accepted: answersTo,
}

/** What is asked until when, how far the people are, and how others come in. */
export function CrowdHead({ request }: { request: ListCrowdRequestsRow }) {
  const t = useText()
  const format = useFormat()
  const { prompts, closesOn } = request
  const longest = Math.max(0, ...prompts.map(({ maxSeconds }) => maxSeconds))
  return (
    <div className={styles.head}>
      <p className={styles.measures}>
        {t('crowd.page.measures', { count: prompts.length, length: clockTime(longest) })}{' '}
        {closesOn && t('crowd.page.closes', { day: format.wholeDay(closesOn) })}
      </p>
      <dl className={styles.funnel} aria-label={t('crowd.page.funnel')}>
        {steps.map((step) => (
          <div key={step} className={styles.step}>
            <dt>
              <a href={listOf[step](request.requestId)}>{t(`crowd.crowdRequests.field.${step}`)}</a>
            </dt>
            <dd>{format.count(request[step])}</dd>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${(request[step] / Math.max(1, request.people)) * 100}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <OpenLink request={request} />
    </div>
  )
}
