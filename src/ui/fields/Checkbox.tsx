import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../theme/classes'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** Text beside the box; without it give `aria-label`. */
  label?: ReactNode
  /** Some, but not all, of what the box stands for is selected. */
  indeterminate?: boolean
  onCheckedChange?: (isChecked: boolean) => void
  /** `media` is for a box over a picture: it has its own dark background. */
  on?: 'page' | 'media'
}

/** A native checkbox with our own style. */
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
  // The indeterminate state can only be set by script.
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
