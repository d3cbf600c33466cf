import { useState, type CSSProperties } from 'react'
import { classes } from '../theme/classes'
import { hueOf, initialsOf } from './monogram'
import styles from './Logo.module.css'

export interface LogoProps {
  /** Whose logo it is; the source of initials and colour. */
  name: string
  seed?: string
  url?: string
  /** Shown when there is no `url`, or it does not load; initials without it. */
  defaultUrl?: string
  size?: 'md' | 'lg'
  /** Greyed, for an entry that cannot be chosen. */
  isMuted?: boolean
  label?: string
}

/** The square mark of an organization. */
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
