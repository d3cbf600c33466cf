import { useState, type CSSProperties } from 'react'
import { classes } from '../theme/classes'
import { hueOf, initialsOf } from './monogram'
import styles from './Logo.module.css'

export interface LogoProps {
  /** The organization's name; gives the initials and the colour. */
  name: string
  seed?: string
  url?: string
  /** Used if `url` is missing or does not load; without it the initials are shown. */
  defaultUrl?: string
  size?: 'md' | 'lg'
  /** Greyed out, for an entry that cannot be chosen. */
  isMuted?: boolean
  label?: string
}

/** The square logo of an organization. */
export function Logo({
  name,
  seed = name,
  url,
  defaultUrl,
  size = 'md',
  isMuted,
  label,
}: LogoProps) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const picture = [url, defaultUrl].find((each) => each && !broken.includes(each))
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      {...spoken}
      className={classes(styles.logo, isMuted && styles.muted, picture && styles.picture)}
      data-size={size}
      style={{ '--hue': hueOf(seed) } as CSSProperties}
    >
      {picture ? (
        <img src={picture} alt="" onError={() => setBroken([...broken, picture])} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
