// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the controls
// oxlint-disable jsx-a11y/media-has-caption -- its tracks come from the list
import { useEffect, useMemo, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { toggleFullscreen, togglePlay } from './commands'
import { perform } from './perform'
import { PlayerCaptions } from './PlayerCaptions'
import { PlayerControls } from './PlayerControls'
import { PlayerCover } from './PlayerCover'
import { commandOf, type KeyPress } from './playerKeys'
import type { PlayerProps } from './playerProps'
import type { Caption } from './useCaptions'
import { useControlsRest } from './useControlsRest'
import { useFullscreen } from './useFullscreen'
import { useJump } from './useJump'
import { useLead } from './useLead'
import { useMoments } from './useMoments'
import { usePageKeys } from './usePageKeys'
import { usePlayback } from './usePlayback'
import { soundsOf } from './source'
import { useSource } from './useSource'
import styles from './Player.module.css'

export type { PlayerProps } from './playerProps'

const noCaptions: readonly Caption[] = []

/**
 * A video player with our own controls. It never plays sound before a press. Keys while it has the
 * focus: Space and K play, J and L 10 s, arrows 5 s, comma and period one frame, < and > the speed,
 * digits tenths, M, C, F; T and N where there is a theatre and a next film.
 */
export function Player(props: PlayerProps) {
  const { label, sources, captions = noCaptions, posterUrl, durationMs = 0, leadMs = 0 } = props
  const { aspect = 16 / 9, framesPerSecond = 30, isLed = false, waitsForPlay = false } = props
  const { labels, onEnded, onVideo, onTheatre, onNext } = props
  const [player, setPlayer] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [ownCaption, setOwnCaption] = useState('')
  const [ownQuality, setOwnQuality] = useState<number>()
  const [track, setTrack] = useState<number>()
  const { caption = ownCaption, onCaption: setCaption = setOwnCaption } = props
  const quality = props.onQuality ? props.quality : ownQuality
  const playback = usePlayback(video)
  const sounds = soundsOf(sources)
  const heard = sounds.some((sound) => sound.track === track) ? track : undefined
  const heardSources = useMemo(
    () => sources.filter((source) => source.track === heard),
    [sources, heard],
  )
  const { hasFailed, isLost, qualities, retry } = useSource(
    video,
    waitsForPlay && !playback.hasStarted ? undefined : heardSources,
    quality,
  )
  const isResting = useControlsRest(player, !playback.isPaused && !hasFailed)
  const isFullscreen = useFullscreen(player)
  const lead = leadMs / 1000
  const duration = durationMs / 1000 || playback.duration - lead
  useLead(video, lead)
  useJump(video, lead, props.jump)
  useMoments(video, lead, props.onMoment)
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
  const press = (key: KeyPress) => {
    const command = commandOf(key)
    if (!command || !video || hasFailed) return false
    return perform(video, command, {
      lead,
      duration,
      framesPerSecond,
      toggleFullscreen: fill,
      toggleCaptions: () => setCaption(caption === '' ? (captions[0]?.lang ?? '') : ''),
      toggleTheatre: onTheatre,
      goNext: onNext,
    })
  }
  const keyDown = (event: KeyboardEvent) => {
    if (press(event)) event.preventDefault()
  }
  usePageKeys(props.hasPageKeys && !isLed ? press : undefined, props.foreignKeys)

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
      <PlayerCaptions
        {...{ video, leadMs }}
        caption={captions.find(({ lang }) => lang === caption)}
      />
      <PlayerCover
        {...{ playback, hasFailed, isLost, labels, isLed }}
        onPlay={start}
        onRetry={restart}
      />
      {!hasFailed && !isLed && (
        <PlayerControls
          {...props}
          {...{ video, playback, captions, caption, qualities, isFullscreen, lead, duration }}
          {...{ sounds, track: heard, onTrack: setTrack }}
          onQuality={props.onQuality ?? setOwnQuality}
          onCaption={setCaption}
          onFullscreen={fill}
        />
      )}
      {props.over}
    </section>
  )
}
