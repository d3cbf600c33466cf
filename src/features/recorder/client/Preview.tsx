import { useUnit } from 'effector-react'
import { useCallback, type CSSProperties, type ReactNode } from 'react'
import { useText } from '../../../browser/text/useText'
import { classes } from '../../../ui/theme/classes'
import { orientationOf } from '../../media/asset'
import { $choices } from './choices.model'
import { $rig, $screen } from './devices.model'
import { LevelMeter } from './LevelMeter'
import { previewShown } from './level.model'
import { MicrophoneName } from './MicrophoneName'
import styles from './Preview.module.css'
import { RecorderIcon } from './RecorderIcon'
import { $stage } from './stage.model'
import { $task } from './task.model'

/** What is recorded, as the person sees it. */
export function Preview() {
  const { source } = useUnit($choices)
  if (source === 'audio') return <Sound />
  return source === 'camera' ? <Camera /> : <Screen />
}

function Camera() {
  const t = useText()
  const { rig, choices, shown } = useUnit({ rig: $rig, choices: $choices, shown: previewShown })
  return (
    <Picture stream={rig?.camera}>
      <LiveVideo
        label={t('recorder.preview')}
        stream={rig?.camera}
        className={classes(styles.video, choices.isMirrored && styles.mirrored)}
        onShown={shown}
      />
      {choices.hasGuide && <Guide />}
      <ShapeAsked />
      {choices.isMirrored && (
        <span className={styles.badge}>
          <RecorderIcon name="mirror" />
          {t('recorder.mirrored')}
        </span>
      )}
    </Picture>
  )
}

function Screen() {
  const t = useText()
  const { screen, stage } = useUnit({ screen: $screen, stage: $stage })
  const isRecording = stage.is === 'recording' || stage.is === 'paused'
  // A whole screen shows this page too, and the picture in the picture of itself.
  if (isRecording && screen?.surface === 'monitor')
    return <p className={styles.note}>{t('recorder.screen.hidden')}</p>
  return (
    <Picture stream={screen?.stream}>
      <LiveVideo label={t('recorder.preview')} stream={screen?.stream} className={styles.video} />
      <CameraBubble />
    </Picture>
  )
}

/** The camera in a corner of the screen; before one is chosen, in a corner of its place. */
export function CameraBubble() {
  const t = useText()
  const { rig, choices, shown } = useUnit({ rig: $rig, choices: $choices, shown: previewShown })
  if (choices.source !== 'screenAndCamera' || choices.bubble === 'off') return null
  return (
    <LiveVideo
      label={t('recorder.bubble')}
      stream={rig?.camera}
      className={classes(styles.bubble, choices.isMirrored && styles.mirrored)}
      place={choices.bubble}
      onShown={shown}
    />
  )
}

/** As wide and as high as what is recorded, so that nothing of it is out of sight. */
function Picture({ stream, children }: { stream: MediaStream | undefined; children: ReactNode }) {
  const { width = 16, height = 9 } = stream?.getVideoTracks()[0]?.getSettings() ?? {}
  return (
    <div className={styles.picture} style={{ '--ratio': width / height } as CSSProperties}>
      {children}
    </div>
  )
}

function Sound() {
  return (
    <div className={styles.sound}>
      <RecorderIcon name="audio" size="xl" />
      <MicrophoneName />
      <div className={styles.level}>
        <LevelMeter />
      </div>
    </div>
  )
}

/** A frame around the part of the picture that has the shape a task asks for. */
function ShapeAsked() {
  const t = useText()
  const { task, rig } = useUnit({ task: $task, rig: $rig })
  const { width, height } = rig?.camera?.getVideoTracks()[0]?.getSettings() ?? {}
  const asked = task?.orientation
  if (!asked || !width || !height || orientationOf(width, height) === asked) return null
  return (
    <div className={styles.frame} data-shape={asked}>
      <span className={styles.asked}>{t(`recorder.brief.${asked}`)}</span>
    </div>
  )
}

/** Thirds of the picture. */
function Guide() {
  return (
    <svg className={styles.guide} viewBox="0 0 3 3" preserveAspectRatio="none" aria-hidden>
      <path d="M1 0v3M2 0v3M0 1h3M0 2h3" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

interface LiveVideoProps {
  label: string
  stream: MediaStream | undefined
  className: string | undefined
  place?: string
  onShown?: (video: HTMLVideoElement | null) => void
}

/** A stream has no address: it is handed to the element. */
function LiveVideo({ label, stream, className, place, onShown }: LiveVideoProps) {
  const show = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = stream ?? null
      return () => void onShown?.(null)
    },
    [stream, onShown],
  )
  return (
    <video
      ref={show}
      aria-label={label}
      className={className}
      data-place={place}
      autoPlay
      playsInline
      muted
      onPlaying={({ currentTarget }) => onShown?.(currentTarget)}
    />
  )
}
