import { useUnit } from 'effector-react'
import { useState, type PointerEvent } from 'react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { within } from './choices'
import { commanded } from './commands.model'
import { $ends, $isPlaying, $timeMs, seeked, wholeTakePressed } from './player.model'
import { RecorderIcon } from './RecorderIcon'
import { $chosen, $lengthMs, trimmed } from './review.model'
import { tenthsTime } from './tenths'
import styles from './TrimBar.module.css'

type End = 'inMs' | 'outMs'
const leastMs = 40

/** The length of a take with two handles. What is cut off stays in the clip and can be brought back. */
export function TrimBar() {
  const t = useText()
  const { take, ends, lengthMs, timeMs, isPlaying, command, trim, whole, seek } = useUnit({
    take: $chosen,
    ends: $ends,
    lengthMs: $lengthMs,
    timeMs: $timeMs,
    isPlaying: $isPlaying,
    command: commanded,
    trim: trimmed,
    whole: wholeTakePressed,
    seek: seeked,
  })
  // While a handle is moved; written once it is let go.
  const [moved, setMoved] = useState<typeof ends | null>(null)
  const { inMs, outMs } = moved ?? ends
  const isWhole = inMs <= 0 && outMs >= lengthMs
  const percent = (ms: number) => `${lengthMs > 0 ? (ms / lengthMs) * 100 : 0}%`

  const place = (end: End, ms: number) => {
    const next =
      end === 'inMs'
        ? { inMs: within(0, ms, outMs - leastMs), outMs }
        : { inMs, outMs: within(inMs + leastMs, ms, lengthMs) }
    setMoved(next)
    seek(next[end])
  }
  const letGo = () => {
    if (moved && take)
      trim({
        takeId: take.takeId,
        inMs: Math.round(moved.inMs),
        outMs: Math.round(moved.outMs),
      })
    setMoved(null)
  }
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    seek(within(0, ((event.clientX - left) / width) * lengthMs, lengthMs))
  }
  const handle = (end: End, label: string) => (
    <input
      type="range"
      className={styles.handle}
      data-end={end}
      aria-label={label}
      aria-valuetext={tenthsTime(end === 'inMs' ? inMs : outMs)}
      min={0}
      max={lengthMs || 1}
      step={10}
      value={end === 'inMs' ? inMs : outMs}
      disabled={lengthMs === 0}
      onChange={(event) => place(end, Number(event.target.value))}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  )
  return (
    <section className={styles.trim} aria-label={t('recorder.trim')}>
      <div className={styles.line}>
        <IconButton
          variant="secondary"
          label={isPlaying ? t('recorder.review.pause') : t('recorder.review.play')}
          icon={<RecorderIcon name={isPlaying ? 'pause' : 'play'} />}
          onClick={() => command('play')}
        />
        <h2 className={styles.title}>{t('recorder.trim')}</h2>
        <span className={styles.detail}>
          {t('recorder.trim.ends', { start: tenthsTime(inMs), end: tenthsTime(outMs) })}
        </span>
        <span className={styles.detail}>
          {t('recorder.trim.kept', { length: tenthsTime(outMs - inMs) })}
        </span>
        <span className={styles.note}>{t('recorder.trim.note')}</span>
        <Button
          variant="ghost"
          size="sm"
          icon={<RecorderIcon name="retake" />}
          disabled={isWhole}
          onClick={() => whole()}
        >
          {t('recorder.trim.whole')}
        </Button>
      </div>
      <div className={styles.bed} onPointerDown={seekTo}>
        <span
          className={styles.kept}
          style={{ left: percent(inMs), right: `calc(100% - ${percent(outMs)})` }}
        />
        <span className={styles.now} style={{ left: percent(timeMs) }} />
        {handle('inMs', t('recorder.trim.start'))}
        {handle('outMs', t('recorder.trim.end'))}
      </div>
    </section>
  )
}
