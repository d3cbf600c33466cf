import { useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { Icon } from '../../../../ui/icons/Icon'
import { endedStates } from '../../task'
import type { Task } from '../task.model'
import { RetakeBox } from './RetakeBox'
import { TakeView } from './TakeView'
import { UseFootage } from './UseFootage'
import styles from './Task.module.css'

/** As long as a better take is wanted. */
const isRetakeShown = ({ state, checklist, retakeWords }: Task) =>
  state !== 'accepted' &&
  !endedStates.some((ended) => ended === state) &&
  (checklist.length > 0 || Boolean(retakeWords))

/** What is asked, and the takes of it. */
export function TaskView({ task }: { task: Task }) {
  const t = useText()
  const [chosen, choose] = useState<string>()
  const { takes, script, instructions, words, askedBy } = task
  const take = takes.find(({ takeId }) => takeId === chosen) ?? takes.at(-1)
  return (
    <div className={styles.view}>
      {task.isHeld && <InlineNotice tone="info">{t('tasks.held')}</InlineNotice>}
      {task.declineReason && task.state === 'declined' && (
        <InlineNotice tone="warn">
          {t('tasks.declinedBy', { name: task.assignee?.name ?? '' })}
          {': '}
          {t(`tasks.declined.${task.declineReason}`)} {task.declineWords}
        </InlineNotice>
      )}
      {isRetakeShown(task) && <RetakeBox task={task} />}
      <div className={styles.sides}>
        <section className={styles.films} aria-label={t('tasks.page.takes')}>
          {takes.length > 1 && take && (
            <SegmentedControl
              label={t('tasks.page.takes')}
              value={take.takeId}
              showWords
              segments={takes.map(({ takeId, takeNo }) => ({
                value: takeId,
                label: t('tasks.page.take', { no: takeNo }),
              }))}
              onValueChange={choose}
            />
          )}
          {take ? (
            <TakeView key={take.takeId} {...{ task, take }} />
          ) : (
            <EmptyState
              level={3}
              icon={<Icon name="recordingTask" size="xl" />}
              title={t('tasks.page.noTakes')}
            >
              {t(task.may.includes('take') ? 'tasks.page.noTakesText' : 'tasks.page.noTakesTheirs')}
            </EmptyState>
          )}
        </section>
        <div className={styles.asked}>
          {script && (
            <section className={styles.card}>
              <h3 className={styles.heading}>{t('tasks.page.say')}</h3>
              <p className={styles.script}>{script}</p>
              <p className={styles.small}>{t('tasks.page.prompter')}</p>
            </section>
          )}
          {instructions && (
            <section className={styles.card}>
              <h3 className={styles.heading}>{t('tasks.page.how')}</h3>
              <p className={styles.text}>{instructions}</p>
            </section>
          )}
          {words && (
            <section className={styles.card}>
              <h3 className={styles.heading}>{t('tasks.page.words', { name: askedBy.name })}</h3>
              <p className={styles.text}>{words}</p>
            </section>
          )}
        </div>
      </div>
      <UseFootage task={task} />
    </div>
  )
}
