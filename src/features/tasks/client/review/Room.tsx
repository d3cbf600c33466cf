import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { seekTo } from '../../../../ui/media/commands'
import type { Task } from '../task.model'
import { RetakePanel } from './RetakePanel'
import { $isRetakeOpen, retakeOpened } from './retake.model'
import styles from './Room.module.css'
import { $heard, $layout, $shownTakes, $takes, layoutChosen, takeHeard } from './room.model'
import { RoomFilm } from './RoomFilm'
import { RoomNotes } from './RoomNotes'
import { RoomTrack } from './RoomTrack'
import { useRoomKeys } from './useRoomKeys'

type Videos = Readonly<Record<string, HTMLVideoElement | null>>

/** The takes of a task beside each other, one of them heard, and all that is needed to decide. */
export function Room({ task }: { task: Task }) {
  const { takes, shown, heard, hear, isRetakeOpen } = useUnit({
    takes: $takes,
    shown: $shownTakes,
    heard: $heard,
    hear: takeHeard,
    isRetakeOpen: $isRetakeOpen,
  })
  const [videos, setVideos] = useState<Videos>({})
  const clock = {
    video: heard ? (videos[heard.takeId] ?? null) : null,
    leadMs: heard?.leadMs ?? 0,
  }
  useRoomKeys(clock.video)
  const go = (takeId: string, ms: number) => {
    hear(takeId)
    const video = videos[takeId]
    const leadMs = takes.find((take) => take.takeId === takeId)?.leadMs ?? 0
    if (video) seekTo(video, (leadMs + ms) / 1000)
  }
  return (
    <div className={styles.room} data-retake={isRetakeOpen || undefined}>
      <div className={styles.main}>
        <RoomHead task={task} />
        <div className={styles.films} data-count={shown.length}>
          {shown.map((take) => (
            <RoomFilm
              key={take.takeId}
              {...{ task, take, clock }}
              no={takes.indexOf(take) + 1}
              video={videos[take.takeId] ?? null}
              onVideo={(video) =>
                setVideos((all) =>
                  all[take.takeId] === video ? all : { ...all, [take.takeId]: video },
                )
              }
            />
          ))}
        </div>
        <SlotNotice task={task} />
        <RoomTrack {...clock} />
        <div className={styles.beside}>
          <RoomNotes {...clock} onGo={go} />
          <Asked task={task} />
        </div>
      </div>
      {isRetakeOpen && <RetakePanel task={task} />}
    </div>
  )
}

function RoomHead({ task }: { task: Task }) {
  const t = useText()
  const { takes, layout, lay, isRetakeOpen, ask } = useUnit({
    takes: $takes,
    layout: $layout,
    lay: layoutChosen,
    isRetakeOpen: $isRetakeOpen,
    ask: retakeOpened,
  })
  return (
    <div className={styles.head}>
      {takes.length > 1 && (
        <SegmentedControl
          label={t('tasks.room.layout')}
          showWords
          value={layout}
          segments={[
            { value: 'one', label: t('tasks.room.one'), icon: <Icon name="square" /> },
            { value: 'beside', label: t('tasks.room.beside'), icon: <Icon name="columns2" /> },
          ]}
          onValueChange={lay}
        />
      )}
      {task.may.includes('retake') && !isRetakeOpen && (
        <Button icon={<Icon name="retry" />} onClick={() => ask()}>
          {t('tasks.act.retake')} <Kbd>T</Kbd>
        </Button>
      )}
    </div>
  )
}

/** What accepting does besides. */
function SlotNotice({ task: { slot, may } }: { task: Task }) {
  const t = useText()
  if (!slot || !may.includes('accept')) return null
  return (
    <InlineNotice tone="info">
      {t(slot.isKept ? 'tasks.room.slotKept' : 'tasks.room.slot', {
        no: String(slot.no),
        program: slot.program.name,
      })}{' '}
      {t('tasks.room.slotFilled', { filled: String(slot.filled), slots: String(slot.slots) })}
    </InlineNotice>
  )
}

function Asked({ task: { script, instructions } }: { task: Task }) {
  const t = useText()
  if (!script && !instructions) return null
  return (
    <section className={styles.asked}>
      {script && (
        <>
          <h3 className={styles.heading}>{t('tasks.room.script')}</h3>
          <p className={styles.script}>{script}</p>
        </>
      )}
      {instructions && (
        <>
          <h3 className={styles.heading}>{t('tasks.page.how')}</h3>
          <p className={styles.script}>{instructions}</p>
        </>
      )}
    </section>
  )
}
