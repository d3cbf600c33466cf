import { Pause, Play, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import type { CameraProps } from './Camera'
import styles from './Camera.module.css'
import { ChooseFilm } from './ChooseFilm'
import { lengthText } from './lengths'
import { useGuest, useStore } from './useGuest'

/** Record, pause, begin anew; a ring says how much of the longest time is over. */
export function CameraControls({ prompt, view, linked }: CameraProps) {
  const { say, page } = useGuest()
  const { recorder } = linked
  const { stage, ms, isSlow, hasStartFailed } = useStore(recorder)
  const { maxMs } = prompt
  const isRunning = stage === 'recording' || stage === 'paused'
  const share = isRunning ? Math.min(1, ms / maxMs) : 0
  const stop = async () => {
    const takeId = await recorder.stop('stopPressed')
    if (takeId !== undefined) page.review(takeId)
  }
  const restart = async () => {
    const takeId = await recorder.stop('stopPressed')
    if (takeId !== undefined) await page.again(takeId)
    await recorder.start(prompt)
  }
  return (
    <div className={styles.bottom}>
      {hasStartFailed && (
        <InlineNotice tone="danger" role="alert">
          {say('guest.record.notStarted')}
        </InlineNotice>
      )}
      {isSlow && <output>{say('guest.record.slow')}</output>}
      <p className={styles.timer} data-live={stage === 'recording'}>
        <time>{lengthText(isRunning ? ms : 0)}</time>
        <span>{say('guest.record.of', { length: lengthText(maxMs) })}</span>
      </p>
      <div className={styles.controls}>
        {isRunning ? (
          <Side label={say('guest.record.restart')} onPress={() => void restart()}>
            <RotateCcw size={22} aria-hidden />
          </Side>
        ) : (
          <Side label={say('guest.record.later')} onPress={page.later}>
            <X size={22} aria-hidden />
          </Side>
        )}
        <button
          type="button"
          className={styles.record}
          data-running={isRunning}
          disabled={stage === 'starting' || stage === 'stopping'}
          aria-label={isRunning ? say('guest.record.stop') : say('guest.record.start')}
          onClick={() => void (isRunning ? stop() : recorder.start(prompt))}
        >
          <svg viewBox="0 0 100 100" aria-hidden>
            <circle className={styles.ringBed} cx="50" cy="50" r="46" />
            <circle
              className={styles.ring}
              cx="50"
              cy="50"
              r="46"
              pathLength={1}
              strokeDasharray={`${share} 1`}
            />
          </svg>
          <span className={styles.dot} />
        </button>
        {stage === 'recording' && (
          <Side label={say('guest.record.pause')} onPress={recorder.pause}>
            <Pause size={22} aria-hidden />
          </Side>
        )}
        {stage === 'paused' && (
          <Side label={say('guest.record.goOn')} onPress={recorder.goOn}>
            <Play size={22} aria-hidden />
          </Side>
        )}
        {!isRunning &&
          (view.sources === 'both' ? (
            <ChooseFilm prompt={prompt} linked={linked} look="side" />
          ) : (
            <span className={styles.side} />
          ))}
      </div>
    </div>
  )
}

function Side({
  label,
  onPress,
  children,
}: {
  label: string
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={styles.side} onClick={onPress}>
      {children}
      {label}
    </button>
  )
}
