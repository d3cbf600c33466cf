import { useState, type ReactNode } from 'react'
import { Film } from 'lucide-react'
import { classes } from '../theme/classes'
import { clockTime } from './time'
import styles from './PosterImage.module.css'

export interface PosterImageProps {
  /** Without one, or when it does not load, a quiet placeholder stands in its place. */
  url?: string
  /** What is to be seen; empty beside a title that says it. */
  alt?: string
  durationMs?: number
  /** Draws the accent frame of a chosen item. */
  isSelected?: boolean
  /** Darkens the picture under words or progress. */
  isDimmed?: boolean
  size?: 'card' | 'row'
  /** Over the picture: a box, a button, a state, progress. */
  children?: ReactNode
}

/** A 16:9 still with its running time. */
export function PosterImage(props: PosterImageProps) {
  const { url, alt = '', durationMs, isSelected, isDimmed, size = 'card', children } = props
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
      {durationMs !== undefined && size === 'card' && (
        <time className={styles.duration}>{clockTime(Math.round(durationMs / 1000))}</time>
      )}
      {children}
    </div>
  )
}
