import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { TaskTake } from '../../../../../generated/facts/features/tasks'
import type { Translate } from '../../../../browser/text/text.model'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge } from '../../../../ui/labels/Badge'
import { Kbd } from '../../../../ui/labels/Kbd'
import { Player } from '../../../../ui/media/Player'
import { clockTime } from '../../../../ui/media/time'
import { useBeside } from '../../../../ui/media/useBeside'
import { playerLabels } from '../../../media/client'
import { checksOf, type TakeCheck } from '../../../recorder/takeChecks'
import { $isDeciding, isToDecide, takeAccepted, type Task } from '../task.model'
import { NoFilm } from '../task/NoFilm'
import { $heard, takeHeard } from './room.model'
import styles from './Room.module.css'

interface RoomFilmProps {
  task: Task
  take: TaskTake
  /** The key by which it is heard. */
  no: number
  clock: { readonly video: HTMLVideoElement | null; readonly leadMs: number }
  video: HTMLVideoElement | null
  onVideo: (video: HTMLVideoElement | null) => void
}

/** One of the takes: it follows the one that is heard. */
export function RoomFilm({ task, take, no, clock, video, onVideo }: RoomFilmProps) {
  const t = useText()
  const { heard, hear } = useUnit({ heard: $heard, hear: takeHeard })
  const isHeard = heard?.takeId === take.takeId
  const { leadMs = 0, durationMs = 0, width, height } = take
  const placeAt = useMemo(() => {
    const shiftSeconds = (leadMs - clock.leadMs) / 1000
    const endSeconds = (leadMs + durationMs) / 1000
    return (seconds: number) => ({
      seconds: Math.max(0, Math.min(seconds + shiftSeconds, endSeconds)),
      moves: seconds + shiftSeconds < endSeconds,
    })
  }, [leadMs, durationMs, clock.leadMs])
  useBeside(isHeard ? null : clock.video, video, placeAt)
  const name = t('tasks.page.take', { no: take.takeNo })
  return (
    <figure className={styles.film} data-heard={isHeard || undefined}>
      <div className={styles.frame}>
        {take.sources.length > 0 ? (
          <Player
            isLed
            label={`${task.title}, ${name}`}
            sources={take.sources}
            posterUrl={take.posterUrl}
            durationMs={take.durationMs}
            leadMs={take.leadMs}
            aspect={width && height ? width / height : undefined}
            labels={playerLabels(t)}
            onVideo={onVideo}
          />
        ) : (
          <NoFilm take={take} />
        )}
        <span className={styles.name}>{name}</span>
        {take.sources.length > 0 && (
          <span className={styles.hear}>
            <IconButton
              size="sm"
              label={t('tasks.room.hear', { no: take.takeNo })}
              aria-pressed={isHeard}
              aria-keyshortcuts={String(no)}
              icon={<Icon name={isHeard ? 'volume' : 'muted'} />}
              onClick={() => hear(take.takeId)}
            />
          </span>
        )}
        {take.durationMs !== undefined && (
          <span className={styles.length}>{clockTime(take.durationMs / 1000)}</span>
        )}
      </div>
      <figcaption className={styles.under}>
        <Kbd>{no}</Kbd>
        <Checks {...{ task, take }} />
        <Decide {...{ task, take, isHeard }} />
      </figcaption>
    </figure>
  )
}

/** What was measured, and what may be wrong. */
function Checks({ task, take }: { task: Task; take: TaskTake }) {
  const t = useText()
  return (
    <ul className={styles.checks}>
      {checksOf(take, task).map(({ of, fault }) => (
        <li key={of} data-tone={fault ? 'warn' : 'ok'}>
          <Icon name={fault ? 'warning' : 'check'} />
          {checkText(t, of, fault)}
        </li>
      ))}
    </ul>
  )
}

function checkText(t: Translate, of: TakeCheck['of'], fault: TakeCheck['fault']): string {
  if (fault === 'landscape' || fault === 'portrait' || fault === 'square')
    return t(`tasks.allTasks.value.orientation.${fault}`)
  return fault ? t(`footage.quality.${fault}`) : t(`tasks.check.${of}`)
}

function Decide({ task, take, isHeard }: { task: Task; take: TaskTake; isHeard: boolean }) {
  const t = useText()
  const { accept, isDeciding } = useUnit({ accept: takeAccepted, isDeciding: $isDeciding })
  const { taskId, may } = task
  if (take.state !== 'submitted' || !may.includes('accept'))
    return (
      <Badge tone={take.state === 'accepted' ? 'ok' : 'neutral'}>
        {t(`tasks.take.${take.state}`)}
      </Badge>
    )
  return (
    <Button
      size="sm"
      variant={isHeard ? 'primary' : 'secondary'}
      disabled={!isToDecide(take)}
      pending={isDeciding}
      onClick={() => accept({ taskId, takeId: take.takeId })}
    >
      {t('tasks.act.accept', { no: take.takeNo })} {isHeard && <Kbd>A</Kbd>}
    </Button>
  )
}
