import { useState, type ReactNode } from 'react'
import { Film } from 'lucide-react'
import { classes } from '../theme/classes'
import { SpriteScrub } from './SpriteScrub'
import { clockTime } from './time'
import styles from './PosterImage.module.css'

export interface PosterImageProps {
  /** A placeholder is shown if this is missing or does not load. */
  url?: string
  /** The alternative text; empty beside a title that says the same. */
  alt?: string
  durationMs?: number
  /** Ten rows of ten tiles of the film, to be looked through with the pointer. */
  spriteUrl?: string | undefined
  /** In few words, at the lower edge beside the duration. */
  marks?: ReactNode
  /** Draws the accent frame of a selected item. */
  isSelected?: boolean
  /** Darkens the picture under text or progress. */
  isDimmed?: boolean
  size?: 'card' | 'row'
  /** Shown over the picture: a checkbox, a button, a state, progress. */
  children?: ReactNode
}

/** A 16:9 still picture with the video's duration. */
export function PosterImage(props: PosterImageProps) {
  const { url, alt = '', durationMs, isSelected, isDimmed, size = 'card', children } = props
  const { spriteUrl, marks } = props
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return (
    <div
      className={classes(styles.poster, isSelected && styles.selected, isDimmed && styles.dimmed)}
      data-size={size}
    >
      {url && url !== brokenUrl ? (
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <Film
          className={styles.sign}
          size={size === 'row' ? 16 : 28}
          strokeWidth={1.5}
          aria-hidden
        />
      )}
      {spriteUrl && <SpriteScrub url={spriteUrl} />}
      {marks && <div className={styles.marks}>{marks}</div>}
      {durationMs !== undefined && size === 'card' && (
        <time className={styles.duration}>{clockTime(durationMs / 1000)}</time>
      )}
      {children}
    </div>
  )
}
