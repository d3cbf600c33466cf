import { WifiOff } from 'lucide-react'
import { Button } from '../buttons/Button'
import { Spinner } from '../progress/Spinner'
import type { PlayerLabels } from './labels'
import { playIcon, playLabel } from './PlayerControls'
import type { Playback } from './usePlayback'
import styles from './Player.module.css'

interface PlayerCoverProps {
  playback: Playback
  hasFailed: boolean
  isLost: boolean
  labels: PlayerLabels
  /** Something else starts it. */
  isLed: boolean
  onPlay: () => void
  onRetry: () => void
}

/** The layer over the picture: the large play button, the spinner or the error. */
export function PlayerCover(props: PlayerCoverProps) {
  const { playback, hasFailed, isLost, labels, isLed, onPlay, onRetry } = props
  if (hasFailed) {
    return (
      <div className={styles.failure} role="alert">
        <p>{labels.error}</p>
        <Button onClick={onRetry}>{labels.retry}</Button>
      </div>
    )
  }
  // What has arrived already plays on.
  if (isLost && (playback.isWaiting || !playback.isReady)) {
    return (
      <output className={styles.lost}>
        <WifiOff size={28} aria-hidden />
        {labels.noConnection}
      </output>
    )
  }
  if (playback.isWaiting) {
    return (
      <div className={styles.waiting}>
        <Spinner size="lg" label={labels.loading} />
      </div>
    )
  }
  if (isLed || (playback.hasStarted && !playback.hasEnded)) return null
  return (
    <button
      type="button"
      className={styles.start}
      aria-label={playLabel(playback, labels)}
      onClick={onPlay}
    >
      {playIcon(playback, 28)}
    </button>
  )
}
