// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- it hears whether somebody scrolls it
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../buttons/Button'
import { clockTime } from './time'
import type { ShownCue } from './useCaptions'
import { useCueNow } from './useCueNow'
import styles from './CueList.module.css'

interface CueListProps {
  label: string
  video: HTMLVideoElement | null
  leadMs: number
  /** All of them. */
  cues: readonly ShownCue[]
  /** Only these are shown; undefined: all. */
  found?: readonly ShownCue[] | undefined
  lang?: string
  followLabel: string
  onSeek: (ms: number) => void
}

/**
 * What is said in a film. It follows the film until the person scrolls; the arrow keys move through
 * it.
 */
export function CueList(props: CueListProps) {
  const { label, video, leadMs, cues, found, lang, followLabel, onSeek } = props
  const now = cues[useCueNow(video, cues, leadMs)]
  const shown = found ?? cues
  const list = useRef<HTMLOListElement>(null)
  const [isFollowing, setFollowing] = useState(true)
  const bring = useEffectEvent(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!isFollowing || !line || !list.current) return
    // Only the list moves, never the page.
    const { offsetTop, offsetHeight } = line
    list.current.scrollTo({ top: offsetTop - (list.current.clientHeight - offsetHeight) / 3 })
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each of these it may stand elsewhere
  useEffect(() => bring(), [now, isFollowing, shown])

  const stop = () => setFollowing(false)
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = lines.findIndex((line) => line === document.activeElement)
    if (by === undefined || at < 0) return
    event.preventDefault()
    stop()
    lines[at + by]?.focus()
  }
  const stopAt = shown.includes(now!) ? now : shown[0]
  return (
    <div className={styles.cues}>
      <ol
        ref={list}
        aria-label={label}
        lang={lang}
        className={styles.list}
        onWheel={stop}
        onTouchMove={stop}
        onPointerDown={({ target }) => target === list.current && stop()}
        onKeyDown={move}
      >
        {shown.map((cue) => (
          <li key={cue.fromMs}>
            <button
              type="button"
              className={styles.cue}
              tabIndex={cue === stopAt ? 0 : -1}
              aria-current={cue === now ? 'true' : undefined}
              onClick={() => {
                setFollowing(true)
                onSeek(cue.fromMs)
              }}
            >
              <span className={styles.time}>{clockTime(cue.fromMs / 1000)}</span>
              <span dir="auto">{cue.text}</span>
            </button>
          </li>
        ))}
      </ol>
      {!isFollowing && found === undefined && (
        <div className={styles.follow}>
          <Button size="sm" onClick={() => setFollowing(true)}>
            {followLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
