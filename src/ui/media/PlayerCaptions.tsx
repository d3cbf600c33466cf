import { useCaptions, type Caption } from './useCaptions'
import styles from './Player.module.css'

interface PlayerCaptionsProps {
  video: HTMLVideoElement | null
  /** undefined: none are shown. */
  caption: Caption | undefined
  leadMs: number
}

/** What is said now, over the picture. */
export function PlayerCaptions({ video, caption, leadMs }: PlayerCaptionsProps) {
  const lines = useCaptions(video, caption, leadMs)
  if (lines.length === 0) return null
  return (
    <div className={styles.captions}>
      {lines.map((line) => (
        <p key={line}>
          <span>{line}</span>
        </p>
      ))}
    </div>
  )
}
