import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons/Icon'
import styles from './Cover.module.css'

interface CoverProps {
  pictureUrl?: string | undefined
  /** Decides the colour of a channel without a picture. */
  seed: string
  size: 'row' | 'card' | 'panel' | 'page'
  children?: ReactNode
}

/** The cover of a channel; without a picture a colour that never changes for it. */
export function Cover({ pictureUrl, seed, size, children }: CoverProps) {
  const hue = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  return (
    <div
      className={styles.cover}
      data-size={size}
      data-hue={pictureUrl ? undefined : Math.floor(hue / 45) + 1}
    >
      {pictureUrl ? (
        <img src={pictureUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <Icon name="channel" size={size === 'row' ? 'md' : 'xl'} />
      )}
      {children}
    </div>
  )
}
