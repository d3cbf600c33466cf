import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { Icon } from '../../../../ui/icons/Icon'
import { takeFileFx } from './files.model'
import type { LocalTake } from './takes.model'
import styles from './TakesTray.module.css'

export interface TakePictureProps {
  take: LocalTake
  /** The file knows how long it is, also where the log does not. */
  onMeasured: (durationMs: number) => void
}

/** The first picture of a take. */
export function TakePicture({ take: { takeId, source }, onMeasured }: TakePictureProps) {
  const read = useUnit(takeFileFx)
  const show = useCallback(
    (video: HTMLVideoElement) => {
      const url = read(takeId).then((file) => file && URL.createObjectURL(file))
      void url.then((made) => {
        if (made) video.src = made
      })
      return () => void url.then((made) => made && URL.revokeObjectURL(made))
    },
    [takeId, read],
  )
  return (
    <span className={styles.picture}>
      {source === 'audio' && <Icon name="music" />}
      <video
        ref={show}
        className={styles.film}
        muted
        preload="metadata"
        aria-hidden
        onDurationChange={({ currentTarget: { duration } }) => {
          if (Number.isFinite(duration) && duration > 0) onMeasured(Math.round(duration * 1000))
        }}
      />
    </span>
  )
}
