import type { CSSProperties } from 'react'
import { classes } from '../theme/classes'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle' | 'frame'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
}

/**
 * A placeholder for content that is loading: build the real layout from these. Shows after 150 ms.
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classes(styles.skeleton, styles[shape])}
      style={{ width, height }}
    />
  )
}
