import { useState } from 'react'
import styles from './Camera.module.css'
import type { TakesOfPhone } from './takesOfPhone'

/** A film that stands on this phone. */
export function OwnFilm({
  takes,
  takeId,
  onFailed,
  onMeasured,
}: {
  takes: TakesOfPhone
  takeId: string
  onFailed: () => void
  /** How long it is, where the file says so. */
  onMeasured?: (ms: number) => void
}) {
  const [address, setAddress] = useState<string>()
  const open = (video: HTMLVideoElement | null) => {
    if (!video || address !== undefined) return
    void takes.fileOf(takeId).then((film) => {
      if (film) setAddress(URL.createObjectURL(film))
      else onFailed()
    }, onFailed)
    return
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was just said
    <video
      className={styles.own}
      ref={open}
      src={address}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget: { duration } }) => {
        if (Number.isFinite(duration)) onMeasured?.(Math.round(duration * 1000))
      }}
      onError={() => address !== undefined && onFailed()}
    />
  )
}
