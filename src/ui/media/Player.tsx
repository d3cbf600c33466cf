// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the controls
// oxlint-disable jsx-a11y/media-has-caption -- its tracks come from the list
import { useEffect, useState, type CSSProperties, type KeyboardEvent } from 'react'
import {
  changeVolumeBy,
  seekBy,
  seekToTenth,
  stepBy,
  toggleFullscreen,
  toggleMute,
  togglePlay,
} from './commands'
import type { PlayerLabels } from './labels'
import { PlayerControls } from './PlayerControls'
import { PlayerCover } from './PlayerCover'
import { commandOf, type Command } from './playerKeys'
import type { Source } from './source'
import { useCaptions, type Caption } from './useCaptions'
import { useControlsRest } from './useControlsRest'
import { useFullscreen } from './useFullscreen'
import { useLead } from './useLead'
import { usePlayback } from './usePlayback'
import { useSource } from './useSource'
import styles from './Player.module.css'

export interface PlayerProps {
  /** The accessible name of the player. */
  label: string
  sources: readonly Source[]
  captions?: readonly Caption[]
  /** The language of the captions shown, empty for none, where the page remembers it. */
  caption?: string
  onCaption?: (lang: string) => void
  posterUrl?: string
  /** One picture of ten rows of ten tiles, shown over the seek bar. */
  spriteUrl?: string
  /** The clip's duration; the element's own is an estimate until the whole file is loaded. */
  durationMs?: number
  /** How much of the sources comes before the clip begins: never shown, and not counted. */
  leadMs?: number
  /**
   * Width divided by height; 16:9 by default. Tall videos keep their ratio within the page's
   * height.
   */
  aspect?: number
  /** For stepping by one frame; 30 by default. */
  framesPerSecond?: number
  labels: PlayerLabels
  /** Without controls, keys and sound of its own: another part of the page plays it. */
  isLed?: boolean
  onEnded?: () => void
  /** For what is drawn beside the player and follows it; null once it is gone. */
  onVideo?: (video: HTMLVideoElement | null) => void
}

const noCaptions: readonly Caption[] = []

/**
 * A video player with our own controls. It never plays sound before a press. Keys while it has the
 * focus: Space and K play, J and L 10 s, arrows 5 s, comma and period one frame, digits tenths, M, C, F.
 */
export function Player(props: PlayerProps) {
  const {
    label,
    sources,
    captions = noCaptions,
    posterUrl,
    spriteUrl,
    durationMs = 0,
    leadMs = 0,
    labels,
    onEnded,
    onVideo,
  } = props
  const { aspect = 16 / 9, framesPerSecond = 30, isLed = false } = props
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [ownCaption, setOwnCaption] = useState('')
  const { caption = ownCaption, onCaption: setCaption = setOwnCaption } = props
  const playback = usePlayback(video)
  const { hasFailed, isLost, qualities, choose, retry } = useSource(video, sources)
  const isResting = useControlsRest(player, !playback.isPaused && !hasFailed)
  const isFullscreen = useFullscreen(player)
  const shown = captions.find(({ lang }) => lang === caption)
  const lines = useCaptions(video, shown, leadMs)
  const lead = leadMs / 1000
  const duration = durationMs / 1000 || playback.duration - lead
  useLead(video, lead)
  useEffect(() => onVideo?.(video), [video, onVideo])

  const play = () => video && togglePlay(video)
  // The pressed button disappears; focusing the player keeps its keys working.
  const keepFocus = () => player?.focus({ preventScroll: true })
  const start = () => {
    play()
    keepFocus()
  }
  const restart = () => {
    retry()
    keepFocus()
  }
  const fill = () => player && video && toggleFullscreen(player, video)
  const act = (command: Command, film: HTMLVideoElement) => {
    if (command.do === 'togglePlay') togglePlay(film)
    else if (command.do === 'seekBy') seekBy(film, command.seconds)
    else if (command.do === 'seekToTenth') seekToTenth(film, command.tenth, { lead, duration })
    else if (command.do === 'stepBy') stepBy(film, command.frames, framesPerSecond)
    else if (command.do === 'changeVolume') changeVolumeBy(film, command.by)
    else if (command.do === 'toggleMute') toggleMute(film)
    else if (command.do === 'toggleFullscreen') fill()
    else setCaption(caption === '' ? (captions[0]?.lang ?? '') : '')
  }
  const keyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command || !video || hasFailed) return
    event.preventDefault()
    act(command, video)
  }

  return (
    <section
      ref={setPlayer}
      aria-label={label}
      tabIndex={isLed ? undefined : -1}
      className={styles.player}
      data-resting={isResting || undefined}
      data-fullscreen={isFullscreen || undefined}
      style={{ '--aspect': aspect } as CSSProperties}
      onKeyDown={isLed ? undefined : keyDown}
    >
      <video
        ref={setVideo}
        className={styles.video}
        poster={posterUrl}
        preload={isLed ? 'auto' : 'metadata'}
        playsInline
        crossOrigin="use-credentials"
        onClick={isLed ? undefined : play}
        onDoubleClick={isLed ? undefined : fill}
        onEnded={onEnded}
      >
        {captions.map(({ lang, label: name, url }) =>
          url === undefined ? null : (
            <track key={lang} kind="captions" srcLang={lang} label={name} src={url} />
          ),
        )}
      </video>
      {lines.length > 0 && (
        <div className={styles.captions}>
          {lines.map((line) => (
            <p key={line}>
              <span>{line}</span>
            </p>
          ))}
        </div>
      )}
      <PlayerCover
        {...{ playback, hasFailed, isLost, labels, isLed }}
        onPlay={start}
        onRetry={restart}
      />
      {!hasFailed && !isLed && (
        <PlayerControls
          {...{ video, playback, labels, captions, caption, qualities, isFullscreen }}
          {...{ lead, duration, spriteUrl }}
          onQuality={choose}
          onCaption={setCaption}
          onFullscreen={fill}
        />
      )}
    </section>
  )
}
