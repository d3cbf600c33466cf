import type { LucideIcon } from 'lucide-react'
import styles from './Icon.module.css'

export interface IconProps<Name extends string> {
  name: Name
  /** 16 px unless told; `lg` is 20. */
  size?: 'md' | 'lg' | 'xl'
  /** Spoken name. Leave it out beside words: the icon is then decoration. */
  label?: string
}

const pixels = { md: 16, lg: 20, xl: 28 }

/** Icons by key. Who uses a registry loads the whole of it: the shell has its own, and screens add theirs. */
export function createIcon<Name extends string>(glyphs: Readonly<Record<Name, LucideIcon>>) {
  return function Icon({ name, size = 'md', label }: IconProps<Name>) {
    const Glyph: LucideIcon = glyphs[name]
    const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
    return <Glyph {...spoken} className={styles.icon} size={pixels[size]} strokeWidth={1.75} />
  }
}
