import type { LucideIcon } from 'lucide-react'
import * as icons from './icons'
import styles from './Icon.module.css'

export type IconName = keyof typeof icons

const glyphs: Record<IconName, LucideIcon> = icons

export interface IconProps {
  name: IconName
  /** 16 px unless told; `lg` is 20. */
  size?: 'md' | 'lg' | 'xl'
  /** Spoken name. Leave it out beside words: the icon is then decoration. */
  label?: string
}

const pixels = { md: 16, lg: 20, xl: 28 }

/** An icon of the registry by key. Brings the whole registry: the sign-in page draws its few by hand. */
export function Icon({ name, size = 'md', label }: IconProps) {
  const Glyph = glyphs[name]
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Glyph {...spoken} className={styles.icon} size={pixels[size]} strokeWidth={1.75} />
}

/** Whether the registry holds an icon of this key, for keys that come from data. */
export function isIconName(key: string): key is IconName {
  return Object.hasOwn(glyphs, key)
}
