import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  SkipForward,
} from 'lucide-react'
import { canLeavePage, setRate, togglePictureInPicture, togglePlay } from './commands'
import type { PlayerLabels } from './labels'
import { PlayerButton } from './PlayerButton'
import { PlayerChapters } from './PlayerChapters'
import type { PlayerProps } from './playerProps'
import { PlayerSettings } from './PlayerSettings'
import { Scrubber } from './Scrubber'
import { ScrubberMarks } from './ScrubberMarks'
import { TimeText } from './TimeText'
import type { Sound } from './source'
import type { Caption } from './useCaptions'
import type { Playback } from './usePlayback'
import type { Qualities } from './useSource'
import { VolumeControl } from './VolumeControl'
import styles from './Player.module.css'

interface PlayerControlsProps extends Pick<
  PlayerProps,
  | 'labels'
  | 'spriteUrl'
  | 'chapters'
  | 'watched'
  | 'marks'
  | 'onMark'
  | 'isTheatre'
  | 'onTheatre'
  | 'onNext'
  | 'beneath'
> {
  video: HTMLVideoElement | null
  playback: Playback
  /** Seconds of the film before the clip begins. */
  lead: number
  duration: number
  captions: readonly Caption[]
  /** The language of the captions; empty if they are off. */
  caption: string
  onCaption: (lang: string) => void
  sounds: readonly Sound[]
  track: number | undefined
  onTrack: (track: number | undefined) => void
  qualities: Qualities
  onQuality: (side: number | undefined) => void
  isFullscreen: boolean
  onFullscreen: () => void
}

const none: readonly never[] = []

/** The seek bar and the buttons below it. */
export function PlayerControls(props: PlayerControlsProps) {
  const { video, playback, lead, duration, labels, captions, caption, onCaption } = props
  const { sounds, track, onTrack, qualities, onQuality, spriteUrl, isFullscreen, marks, onMark } =
    props
  const { chapters = none, watched = none, onTheatre, onNext } = props
  return (
    <div className={styles.controls}>
      {marks && marks.length > 0 && onMark && (
        <ScrubberMarks durationMs={duration * 1000} {...{ marks, onMark }} />
      )}
      <Scrubber {...{ video, lead, duration, labels, spriteUrl, chapters, watched }} />
      {props.beneath}
      <div className={styles.buttons}>
        <PlayerButton
          label={playLabel(playback, labels)}
          keyHint="K"
          icon={playIcon(playback)}
          onClick={() => video && togglePlay(video)}
        />
        {onNext && (
          <PlayerButton
            label={labels.next}
            className={styles.spare}
            keyHint="N"
            icon={<SkipForward size={20} aria-hidden />}
            onClick={onNext}
          />
        )}
        <VolumeControl {...{ video, playback, labels }} />
        <TimeText {...{ video, lead, duration }} />
        {chapters.length > 0 && (
          <div className={styles.chapters}>
            <PlayerChapters {...{ video, lead, chapters, labels }} />
          </div>
        )}
        <span className={styles.gap} />
        {captions.length > 0 && (
          <PlayerButton
            label={labels.captions}
            keyHint="C"
            aria-pressed={caption !== ''}
            icon={<Captions size={20} aria-hidden />}
            onClick={() => onCaption(caption === '' ? (captions[0]?.lang ?? '') : '')}
          />
        )}
        <PlayerSettings
          {...{ labels, caption, onCaption, qualities, onQuality, sounds, track, onTrack }}
          captions={captions.map(({ lang, label }) => ({ value: lang, label }))}
          rate={playback.rate}
          onRate={(rate) => video && setRate(video, rate)}
        />
        {canLeavePage() && (
          <PlayerButton
            label={labels.pictureInPicture}
            className={styles.spare}
            icon={<PictureInPicture2 size={20} aria-hidden />}
            onClick={() => video && togglePictureInPicture(video)}
          />
        )}
        {onTheatre && !isFullscreen && (
          <PlayerButton
            label={props.isTheatre ? labels.exitTheatre : labels.theatre}
            className={styles.theatre}
            keyHint="T"
            aria-pressed={props.isTheatre === true}
            icon={<RectangleHorizontal size={20} aria-hidden />}
            onClick={onTheatre}
          />
        )}
        <PlayerButton
          label={isFullscreen ? labels.exitFullscreen : labels.fullscreen}
          keyHint="F"
          icon={
            isFullscreen ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />
          }
          onClick={props.onFullscreen}
        />
      </div>
    </div>
  )
}

export function playLabel({ hasEnded, isPaused }: Playback, labels: PlayerLabels): string {
  if (hasEnded) return labels.replay
  return isPaused ? labels.play : labels.pause
}

export function playIcon({ hasEnded, isPaused }: Playback, size = 20) {
  const Glyph = hasEnded ? RotateCcw : isPaused ? Play : Pause
  return <Glyph size={size} fill={hasEnded ? 'none' : 'currentColor'} aria-hidden />
}
