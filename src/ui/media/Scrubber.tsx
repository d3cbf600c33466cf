import { useState, type CSSProperties, type PointerEvent } from 'react'
import { chapterAt, type Chapter } from './chapters'
import type { PlayerLabels } from './labels'
import { ScrubberLines, type FilmRange } from './ScrubberLines'
import { SpriteTile } from './SpriteTile'
import { clockTime } from './time'
import { useBuffered } from './useBuffered'
import { useSeeker } from './useSeeker'
import { useTime } from './useTime'
import styles from './Scrubber.module.css'

interface ScrubberProps {
  video: HTMLVideoElement | null
  lead: number
  duration: number
  labels: PlayerLabels
  spriteUrl?: string | undefined
  chapters: readonly Chapter[]
  watched: readonly FilmRange[]
}

/** The seek bar: buffered parts, played part, and the position under the pointer. */
export function Scrubber(props: ScrubberProps) {
  const { video, lead, duration, labels, spriteUrl, chapters, watched } = props
  const time = Math.max(0, useTime(video) - lead)
  const spans = useBuffered(video)
  const { wanted, seek } = useSeeker(video)
  const [hovered, setHovered] = useState<number>()
  const at = Math.min(wanted === undefined ? time : wanted - lead, duration)
  const percent = (seconds: number) => `${duration > 0 ? (seconds / duration) * 100 : 0}%`
  const hover = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setHovered(Math.max(0, Math.min(1, (event.clientX - left) / width)) * duration)
  }
  return (
    <div
      className={styles.scrubber}
      onPointerMove={hover}
      onPointerLeave={() => setHovered(undefined)}
    >
      <div className={styles.track}>
        {spans.map(({ start, end }) => (
          <span
            key={start}
            className={styles.buffered}
            style={{ left: percent(Math.max(0, start - lead)), width: percent(end - start) }}
          />
        ))}
        <span className={styles.played} style={{ width: percent(at) }} />
      </div>
      {duration > 0 && <ScrubberLines {...{ chapters, watched, percent }} />}
      <span className={styles.thumb} style={{ left: percent(at) }} />
      {hovered !== undefined && duration > 0 && (
        <span
          className={styles.hover}
          style={{ '--at': percent(hovered) } as CSSProperties}
          aria-hidden
        >
          {spriteUrl && <SpriteTile url={spriteUrl} share={hovered / duration} />}
          {clockTime(hovered)}
          {chapters.length > 0 && (
            <span className={styles.chapter}>
              {chapters[chapterAt(chapters, hovered * 1000)]?.title}
            </span>
          )}
        </span>
      )}
      <input
        type="range"
        className={styles.input}
        aria-label={labels.seek}
        aria-valuetext={labels.timeOf(clockTime(at), clockTime(duration))}
        min={0}
        max={duration || 1}
        step={0.01}
        value={at}
        disabled={duration === 0}
        onChange={(event) => seek(lead + Number(event.target.value))}
      />
    </div>
  )
}
