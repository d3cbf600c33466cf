import { useId, type ReactNode } from 'react'
import { classes } from '../theme/classes'
import { VisuallyHidden } from '../labels/VisuallyHidden'
import styles from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  value: Value
  label: string
  /** With an icon the text is the accessible name and the tooltip only. */
  icon?: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  onValueChange: (value: Value) => void
  /** Shows the text beside the icons as well. */
  showWords?: boolean
  wide?: boolean
}

/** A choice among a few visible options: native radio buttons side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, segments, onValueChange, showWords = false, wide } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(styles.group, wide && styles.wide)}
    >
      {segments.map((segment) => {
        const isBare = segment.icon !== undefined && !showWords
        return (
          <label
            key={segment.value}
            className={styles.segment}
            title={isBare ? segment.label : undefined}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
            />
            {segment.icon}
            {isBare ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
          </label>
        )
      })}
    </div>
  )
}
