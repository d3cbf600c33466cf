import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'

export interface IconProps<Name extends string> {
  name: Name
  /** md (the default) is 16 px, lg 20, xl 28. */
  size?: 'md' | 'lg' | 'xl'
  /** The accessible name. Leave it out beside text: the icon is then decorative. */
  label?: string
}

const pixels = { md: 16, lg: 20, xl: 28 }

/**
 * Creates an icon component for a set of icons. Using it loads the whole set, so shell and screens
 * have separate ones.
 */
export function createIcon<Name extends string>(glyphs: Readonly<Record<Name, LucideIcon>>) {
  return function Icon({ name, size = 'md', label }: IconProps<Name>) {
    const Glyph: LucideIcon = glyphs[name]
    const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
    return <Glyph {...spoken} className={styles.icon} size={pixels[size]} strokeWidth={1.75} />
  }
}
