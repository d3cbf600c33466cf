import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { setVolume, toggleMute } from './commands'
import type { PlayerLabels } from './labels'
import { PlayerButton } from './PlayerButton'
import type { Playback } from './usePlayback'
import styles from './VolumeControl.module.css'

interface VolumeControlProps {
  video: HTMLVideoElement | null
  playback: Playback
  labels: PlayerLabels
}

/** A mute button, and a volume slider that appears on hover and focus. */
export function VolumeControl({ video, playback, labels }: VolumeControlProps) {
  const level = playback.isMuted ? 0 : playback.volume
  const Glyph = level === 0 ? VolumeX : level < 0.5 ? Volume1 : Volume2
  return (
    <div className={styles.volume}>
      <PlayerButton
        label={playback.isMuted ? labels.unmute : labels.mute}
        icon={<Glyph size={20} aria-hidden />}
        onClick={() => video && toggleMute(video)}
      />
      <div className={styles.fold}>
        <input
          type="range"
          className={styles.level}
          style={{ backgroundSize: `${level * 100}% 100%` }}
          aria-label={labels.volume}
          aria-valuetext={`${Math.round(level * 100)}%`}
          data-own-arrows
          min={0}
          max={1}
          step={0.05}
          value={level}
          onChange={(event) => video && setVolume(video, Number(event.target.value))}
        />
      </div>
    </div>
  )
}
