import { useState, type KeyboardEvent } from 'react'
import { useText } from '../../../browser/text/useText'
import { clockTime } from '../../../ui/media/time'
import styles from './TrimBar.module.css'
import { Waveform } from './Waveform'

export interface Cut {
  readonly inMs: number
  readonly outMs: number
}

export interface TrimBarProps extends Cut {
  durationMs: number
  /** Ten rows of ten tiles, 160 by 90 each. */
  spriteUrl?: string | undefined
  /** From 0 to 1. */
  peaks?: readonly number[] | undefined
  currentMs: number
  /** While a handle is moved, and once it is let go. */
  onChange: (cut: Cut) => void
  onSeek: (ms: number) => void
}

const leastMs = 40
const stepMs = 100
const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The length of a film with a handle at each end. I and O put an end where the film stands; the
 * arrows move the handle that has the focus by a tenth of a second, with Shift by one second.
 */
export function TrimBar(props: TrimBarProps) {
  const { durationMs, inMs, outMs, spriteUrl, peaks, currentMs, onChange, onSeek } = props
  const t = useText()
  const [moved, setMoved] = useState<keyof Cut | null>(null)
  const percent = (ms: number) => `${durationMs > 0 ? (ms / durationMs) * 100 : 0}%`
  const place = (end: keyof Cut, ms: number) => {
    const cut =
      end === 'inMs'
        ? { inMs: within(0, ms, outMs - leastMs), outMs }
        : { inMs, outMs: within(inMs + leastMs, ms, durationMs) }
    onChange(cut)
    onSeek(cut[end])
  }
  const keyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'i') place('inMs', currentMs)
    else if (key === 'o') place('outMs', currentMs)
    else return
    event.preventDefault()
  }
  const arrow = (end: keyof Cut) => (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    place(end, (end === 'inMs' ? inMs : outMs) + way * (event.shiftKey ? 1000 : stepMs))
  }
  const handle = (end: keyof Cut, label: string) => {
    const ms = end === 'inMs' ? inMs : outMs
    return (
      <input
        type="range"
        className={styles.handle}
        data-moved={moved === end || undefined}
        aria-label={label}
        aria-valuetext={clockTime(ms / 1000)}
        min={0}
        max={durationMs || 1}
        step={10}
        value={ms}
        disabled={durationMs === 0}
        onChange={(event) => place(end, Number(event.target.value))}
        onKeyDown={arrow(end)}
        onPointerDown={() => setMoved(end)}
        onPointerUp={() => setMoved(null)}
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its handles
    <section className={styles.bar} aria-label={t('media.trim')} onKeyDown={keyDown}>
      <div className={styles.film} aria-hidden>
        {spriteUrl &&
          tiles.map((row) => (
            <span
              key={row}
              style={{
                backgroundImage: `url("${spriteUrl}")`,
                backgroundPosition: `0 ${(row / 9) * 100}%`,
              }}
            />
          ))}
      </div>
      {peaks && <Waveform peaks={peaks} className={styles.wave} />}
      <span className={styles.off} style={{ insetInlineStart: 0, width: percent(inMs) }} />
      <span
        className={styles.off}
        style={{ insetInlineEnd: 0, width: percent(durationMs - outMs) }}
      />
      <span
        className={styles.kept}
        style={{ left: percent(inMs), width: percent(outMs - inMs) }}
        aria-hidden
      />
      <span className={styles.now} style={{ left: percent(currentMs) }} aria-hidden />
      {handle('inMs', t('media.trim.start'))}
      {handle('outMs', t('media.trim.end'))}
    </section>
  )
}

const within = (least: number, ms: number, most: number) =>
  Math.round(Math.max(least, Math.min(ms, most)))
