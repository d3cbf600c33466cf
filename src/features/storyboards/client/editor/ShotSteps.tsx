import { useUnit } from 'effector-react'
import { href } from '../../../../../generated/facts/routes'
import type { OutlineShot, ShotGuests } from '../../../../../generated/facts/features/storyboards'
import { navigateFx } from '../../../../browser/location'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { answersTo } from '../../../crowd/requestPlaces'
import { assembledOpened } from '../assemble.model'
import { $withGuests } from '../guests.model'
import { $slots, $threads } from '../outline.model'
import styles from './ShotSteps.module.css'

interface Step {
  readonly id: 'shot' | 'task' | 'take' | 'accepted' | 'slot'
  readonly isDone: boolean
  readonly title: string
  readonly detail?: string | undefined
}

/** How far a shot is on its way from the plan into a program. */
export function ShotSteps({ shot }: { shot: OutlineShot }) {
  const t = useText()
  const { threads, withGuests, slots, goTo, open } = useUnit({
    threads: $threads,
    withGuests: $withGuests,
    slots: $slots,
    goTo: navigateFx,
    open: assembledOpened,
  })
  const [thread, slot] = [threads.get(shot.id), slots.get(shot.id)]
  const guests = withGuests.get(shot.id)
  const steps = useSteps(shot)
  const waits = thread?.state === 'submitted'
  return (
    <section className={styles.thread} aria-label={t('storyboards.steps.label')}>
      <ol className={styles.steps}>
        {steps.map(({ id, isDone, title, detail }) => (
          <li key={id} data-done={isDone || undefined}>
            <strong>{title}</strong>
            {detail && <span>{detail}</span>}
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {thread && !guests && (
          <Button
            size="sm"
            variant={waits ? 'primary' : 'secondary'}
            onClick={() => void goTo({ to: href('tasks.task', { taskId: thread.taskId }) })}
          >
            {t(waits ? 'storyboards.steps.review' : 'storyboards.steps.openTask')}
          </Button>
        )}
        {guests && <GuestActs guests={guests} />}
        {slot && (
          <Button size="sm" onClick={() => open(slot.program.id)}>
            {t('storyboards.steps.openProgram')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** To what they are asked, and to what they have answered. */
function GuestActs({ guests: { request, toReview, answers } }: { guests: ShotGuests }) {
  const t = useText()
  const goTo = useUnit(navigateFx)
  return (
    <>
      {answers > 0 && (
        <Button
          size="sm"
          variant={toReview > 0 ? 'primary' : 'secondary'}
          onClick={() => void goTo({ to: answersTo(request.id) })}
        >
          {t('storyboards.steps.answers')}
        </Button>
      )}
      <Button
        size="sm"
        onClick={() => void goTo({ to: href('tasks.crowd.request', { requestId: request.id }) })}
      >
        {t('storyboards.steps.openRequest')}
      </Button>
    </>
  )
}

function useSteps({ id, values }: OutlineShot): readonly Step[] {
  const t = useText()
  const { threads, slots } = useUnit({ threads: $threads, slots: $slots })
  const [thread, slot] = [threads.get(id), slots.get(id)]
  return [
    {
      id: 'shot',
      isDone: true,
      title: t('storyboards.steps.shot'),
      detail: t(values.isOptional ? 'storyboards.shot.optional' : 'storyboards.steps.required'),
    },
    ...useRecording(id),
    {
      id: 'accepted',
      isDone: thread?.state === 'accepted',
      title: t(
        thread?.state === 'withdrawn'
          ? 'storyboards.thread.withdrawn'
          : 'storyboards.thread.accepted',
      ),
    },
    {
      id: 'slot',
      isDone: slot !== undefined && slot.standing !== 'empty',
      title: slot ? t('storyboards.steps.slot', { no: slot.no }) : t('storyboards.steps.noSlot'),
      detail: slot?.program.name,
    },
  ]
}

/** Who is asked for it, and what came. */
function useRecording(shotId: string): readonly Step[] {
  const t = useText()
  const format = useFormat()
  const { threads, withGuests } = useUnit({ threads: $threads, withGuests: $withGuests })
  const [thread, guests] = [threads.get(shotId), withGuests.get(shotId)]
  const task = t('storyboards.steps.task')
  if (guests)
    return [
      { id: 'task', isDone: true, title: task, detail: t('storyboards.thread.guests') },
      {
        id: 'take',
        isDone: guests.answers > 0,
        title: t('storyboards.thread.answers', { count: guests.answers }),
        detail: guests.request.name,
      },
    ]
  const takeNo = thread?.takeNo
  return [
    {
      id: 'task',
      isDone: thread !== undefined,
      title: task,
      detail: thread
        ? (thread.person?.name ?? t('storyboards.thread.anyOf'))
        : t('storyboards.thread.nobody'),
    },
    {
      id: 'take',
      isDone: takeNo !== undefined,
      title: takeNo ? t('storyboards.steps.take', { no: takeNo }) : t('storyboards.steps.noTake'),
      detail: takeNo && thread?.sentAt ? format.age(thread.sentAt) : undefined,
    },
  ]
}
