import { useState, type CSSProperties } from 'react'
import { smallPicture } from '../../kit/pictureAddress'
import { hueOf, initialsOf } from './monogram'
import styles from './Avatar.module.css'

export interface AvatarProps {
  name: string
  /** Decides the colour; by default the name. */
  seed?: string
  pictureUrl?: string
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** The accessible name; leave it out where the name stands beside it. */
  label?: string
}

/** A person's picture, or their initials on a colour that never changes for them. */
export function Avatar({ name, seed = name, pictureUrl, size = 'md', label }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const hue = { '--hue': hueOf(seed) } as CSSProperties
  const isSmall = size !== 'lg' && size !== 'xl'
  const source = pictureUrl && isSmall ? smallPicture(pictureUrl) : pictureUrl
  return (
    <span {...spoken} className={styles.avatar} data-size={size} style={hue}>
      {source && source !== brokenUrl ? (
        <img src={source} alt="" loading="lazy" onError={() => setBrokenUrl(source)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
