import type {
  OrderComment,
  OrderStep,
  OrderTime,
} from '../../../../../generated/facts/features/pro-edits'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Badge } from '../../../../ui/labels/Badge'
import { Meter } from '../../../../ui/progress/Meter'
import type { OrderItem } from '../lists'
import { hoursOf } from '../look'
import styles from './Order.module.css'

/** What was said about the films that were delivered. */
export function Comments({ comments }: { comments: readonly OrderComment[] }) {
  const t = useText()
  const format = useFormat()
  const title = t('proEdits.page.comments')
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {comments.length === 0 && <p className={styles.small}>{t('proEdits.page.noComments')}</p>}
      <ul className={styles.items}>
        {comments.map(({ commentId, versionNo, atMs, body, by, isDone, at }) => (
          <li key={commentId} className={styles.said}>
            <p className={styles.text}>{body}</p>
            <p className={styles.small}>
              <bdi>{by}</bdi>
              {', '}
              {atMs === undefined
                ? t('proEdits.page.commentOf', { no: String(versionNo) })
                : t('proEdits.page.commentAt', {
                    no: String(versionNo),
                    at: format.duration(atMs),
                  })}
              {', '}
              <time dateTime={at}>{format.age(at)}</time>
              {isDone && <Badge tone="ok">{t('proEdits.page.done')}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TimesProps {
  order: OrderItem
  times: readonly OrderTime[]
}

/** How long it took, beside how long it was meant to. */
export function Times({ order: { spentMinutes, estimateMinutes }, times }: TimesProps) {
  const t = useText()
  const format = useFormat()
  const hours = (minutes: number) =>
    t('proEdits.board.estimate', { hours: format.count(hoursOf(minutes), 1) })
  const title = t('proEdits.page.time')
  const text = t('proEdits.page.spent', {
    spent: hours(spentMinutes),
    estimate: hours(estimateMinutes),
  })
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <Meter text={text} value={spentMinutes} max={estimateMinutes} />
      {times.length === 0 && <p className={styles.small}>{t('proEdits.page.noTime')}</p>}
      <ul className={styles.items}>
        {times.map(({ timeId, by, day, minutes, note }) => (
          <li key={timeId} className={styles.said}>
            <span className={styles.itemLine}>
              <bdi className={styles.name}>{by.name}</bdi>
              <time dateTime={day} className={styles.small}>
                {format.day(day)}
              </time>
              <span className={styles.end}>{hours(minutes)}</span>
            </span>
            {note && <p className={styles.small}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What became of it, the latest first. */
export function Steps({ steps }: { steps: readonly OrderStep[] }) {
  const t = useText()
  const format = useFormat()
  const title = t('proEdits.page.steps')
  if (steps.length === 0) return null
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ol className={styles.items}>
        {steps.map(({ stepId, event, round, words, by, at }) => (
          <li key={stepId} className={styles.said}>
            <span className={styles.itemLine}>
              <span className={styles.words}>
                {t(`proEdits.step.${event}`, { name: by?.name ?? '', round: String(round) })}
              </span>
              <time dateTime={at} className={styles.small}>
                {format.age(at)}
              </time>
            </span>
            {words && <p className={styles.small}>{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
