import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import type { TaskTake } from '../../../../../generated/facts/features/tasks'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Badge } from '../../../../ui/labels/Badge'
import { lazyPart } from '../../../../ui/lazyPart'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { playerLabels } from '../../../media/client'
import { $isDeciding, isToDecide, takeAccepted, takeRemoved, type Task } from '../task.model'
import { NoFilm } from './NoFilm'
import { TakeNotes } from './TakeNotes'
import styles from './Task.module.css'

/** The player is loaded only where there is something to play. */
const Player = lazyPart(async () => (await import('../../../../ui/media/Player')).Player)

/** One take: its film once it plays, how far it is until then, and what may be done with it. */
export function TakeView({ task, take }: { task: Task; take: TaskTake }) {
  const t = useText()
  const { accept, remove, isDeciding } = useUnit({
    accept: takeAccepted,
    remove: takeRemoved,
    isDeciding: $isDeciding,
  })
  const { taskId, title, may } = task
  const { takeId, takeNo: no, width, height } = take
  return (
    <div className={styles.take}>
      {take.sources.length > 0 ? (
        <Suspense fallback={<Skeleton shape="frame" />}>
          <Player
            label={`${title}, ${t('tasks.page.take', { no })}`}
            sources={take.sources}
            captions={take.captions}
            posterUrl={take.posterUrl}
            durationMs={take.durationMs}
            leadMs={take.leadMs}
            aspect={width && height ? width / height : undefined}
            labels={playerLabels(t)}
          />
        </Suspense>
      ) : (
        <NoFilm take={take} />
      )}
      <div className={styles.takeFoot}>
        <Badge tone={take.state === 'accepted' ? 'ok' : 'neutral'}>
          {t(`tasks.take.${take.state}`)}
        </Badge>
        {take.state === 'recorded' && may.includes('untake') && (
          <Button variant="ghost" onClick={() => remove({ taskId, takeId })}>
            {t('tasks.page.remove', { no })}
          </Button>
        )}
        {take.state === 'submitted' && may.includes('accept') && (
          <Button
            variant="primary"
            disabled={!isToDecide(take)}
            pending={isDeciding}
            onClick={() => accept({ taskId, takeId })}
          >
            {t('tasks.act.accept', { no })}
          </Button>
        )}
      </div>
      <TakeNotes notes={take.notes} />
    </div>
  )
}
