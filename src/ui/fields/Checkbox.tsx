import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../theme/classes'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** Words beside the box; without them give `aria-label`. */
  label?: ReactNode
  /** Some of what the box stands for is chosen, not all. */
  indeterminate?: boolean
  onCheckedChange?: (isChecked: boolean) => void
  /** `media` stands on a picture and brings its own dark ground. */
  on?: 'page' | 'media'
}

/** A native checkbox in our clothes. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    indeterminate = false,
    onCheckedChange,
    onChange,
    on = 'page',
    className,
    ...input
  } = props
  const box = useRef<HTMLInputElement>(null)
  // The middle state has no attribute in HTML.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classes(styles.label, className)} data-on={on}>
      <input
        {...input}
        ref={box}
        type="checkbox"
        className={styles.box}
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
      />
      {label && <span>{label}</span>}
    </label>
  )
}
