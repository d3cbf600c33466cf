import { useUnit } from 'effector-react'
import type { CSSProperties, MouseEvent } from 'react'
import { useText } from '../../../../browser/text/useText'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Icon } from '../../../../ui/icons/Icon'
import { Kbd } from '../../../../ui/labels/Kbd'
import { seekTo, stepBy, togglePlay } from '../../../../ui/media/commands'
import { clockTime } from '../../../../ui/media/time'
import { usePlayback } from '../../../../ui/media/usePlayback'
import { useTime } from '../../../../ui/media/useTime'
import { Waveform } from '../../../media/client'
import { $peaks } from './peaks.model'
import styles from './Room.module.css'
import { $heard, $shownTakes, takeHeard } from './room.model'

interface RoomTrackProps {
  video: HTMLVideoElement | null
  leadMs: number
}

/** Plays all takes, and shows how loud each is, where somebody wrote something, and where it stands. */
export function RoomTrack({ video, leadMs }: RoomTrackProps) {
  const { takes, heard, hear } = useUnit({ takes: $shownTakes, heard: $heard, hear: takeHeard })
  const longestMs = Math.max(1, ...takes.map(({ durationMs = 0 }) => durationMs))
  const go = (ms: number, takeId?: string) => {
    if (takeId !== undefined && takeId !== heard?.takeId) hear(takeId)
    if (video) seekTo(video, (leadMs + ms) / 1000)
  }
  return (
    <section className={styles.track}>
      <Marks {...{ longestMs }} onGo={go} />
      <Waves {...{ video, leadMs, longestMs }} onGo={go} />
      <Transport {...{ video, leadMs, longestMs }} onGo={go} />
    </section>
  )
}

type Going = (ms: number, takeId?: string) => void

function Marks({ longestMs, onGo }: { longestMs: number; onGo: Going }) {
  const t = useText()
  const takes = useUnit($shownTakes)
  return (
    <div className={styles.marks}>
      {takes.flatMap(({ takeId, notes }) =>
        notes.map(({ noteId, atMs, author }) => (
          <button
            key={noteId}
            type="button"
            className={styles.mark}
            style={{ insetInlineStart: `${Math.min(1, atMs / longestMs) * 100}%` }}
            aria-label={t('tasks.room.mark', { name: author.name, time: clockTime(atMs / 1000) })}
            onClick={() => onGo(atMs, takeId)}
          >
            <Avatar size="xs" name={author.name} seed={author.id} pictureUrl={author.pictureUrl} />
          </button>
        )),
      )}
    </div>
  )
}

interface PartProps extends RoomTrackProps {
  longestMs: number
  onGo: Going
}

/** Pressed where it is to go on; the slider below does the same by keys. */
function Waves({ video, leadMs, longestMs, onGo }: PartProps) {
  const { takes, heard, peaks } = useUnit({ takes: $shownTakes, heard: $heard, peaks: $peaks })
  const played = Math.min(1, Math.max(0, (useTime(video) * 1000 - leadMs) / longestMs))
  const press = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onGo(((clientX - left) / width) * longestMs)
  }
  const drawn = takes.filter(({ takeId }) => peaks.has(takeId))
  if (drawn.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider has the keys
    <div
      className={styles.waves}
      style={{ '--played': `${played * 100}%` } as CSSProperties}
      onClick={press}
    >
      {drawn.map(({ takeId, durationMs = 0 }) => (
        <div
          key={takeId}
          className={styles.wave}
          data-heard={takeId === heard?.takeId || undefined}
          style={{ width: `${(durationMs / longestMs) * 100}%` }}
        >
          <Waveform peaks={peaks.get(takeId) ?? []} className={styles.peaks} />
        </div>
      ))}
    </div>
  )
}

const framesPerSecond = 30

function Transport({ video, leadMs, longestMs, onGo }: PartProps) {
  const t = useText()
  const { isPaused } = usePlayback(video)
  const ms = Math.max(0, useTime(video) * 1000 - leadMs)
  return (
    <div className={styles.transport}>
      <span className={styles.time}>
        {clockTime(ms / 1000)} / {clockTime(longestMs / 1000)}
      </span>
      <IconButton
        icon={<Icon name="chevronLeft" />}
        label={t('tasks.room.before')}
        aria-keyshortcuts="ArrowLeft"
        disabled={!video}
        onClick={() => video && stepBy(video, -1, framesPerSecond)}
      />
      <IconButton
        size="lg"
        icon={<Icon name={isPaused ? 'play' : 'pause'} />}
        label={t(isPaused ? 'media.player.play' : 'media.player.pause')}
        aria-keyshortcuts="K"
        disabled={!video}
        onClick={() => video && togglePlay(video)}
      />
      <IconButton
        icon={<Icon name="chevronRight" />}
        label={t('tasks.room.after')}
        aria-keyshortcuts="ArrowRight"
        disabled={!video}
        onClick={() => video && stepBy(video, 1, framesPerSecond)}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={t('tasks.room.place')}
        aria-valuetext={clockTime(ms / 1000)}
        min={0}
        max={longestMs}
        step={100}
        value={Math.min(ms, longestMs)}
        disabled={!video}
        onChange={({ currentTarget }) => onGo(Number(currentTarget.value))}
      />
      <ul className={styles.keys} aria-hidden>
        {(['play', 'hear', 'note', 'retake', 'next', 'undo'] as const).map((key) => (
          <li key={key}>
            {keysOf[key].map((each) => (
              <Kbd key={each}>{each}</Kbd>
            ))}
            {t(`tasks.room.key.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const keysOf = {
  play: ['J', 'K', 'L'],
  hear: ['1–4'],
  note: ['C'],
  retake: ['T'],
  next: ['↵'],
  undo: ['X'],
} as const
