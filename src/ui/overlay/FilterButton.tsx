import type { ReactNode } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { Button } from '../buttons/Button'
import { PopupButton, type PopupButtonProps } from './PopupButton'
import type { TriggerProps } from './useOverlay'
import styles from './FilterButton.module.css'

export interface FilterButtonProps extends Pick<PopupButtonProps, 'load'> {
  /** What is filtered by; the name of the panel too. */
  label: string
  /** What is asked for; without it the filter is not set. */
  value?: string | undefined
  removeLabel: string
  onRemove: () => void
  /** The panel is about to open. */
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A filter in a bar: its panel, and when it is set what it asks for and a way to drop it. */
export function FilterButton(props: FilterButtonProps) {
  const { label, value, removeLabel, onRemove, load, children } = props
  const isSet = value !== undefined
  return (
    <span className={styles.filter} data-set={isSet || undefined}>
      <PopupButton label={label} load={load} width="292px" trigger={filterTrigger(props)}>
        {children}
      </PopupButton>
      {isSet && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
        >
          <X size={14} strokeWidth={2} aria-hidden />
        </button>
      )}
    </span>
  )
}

function filterTrigger({ label, value, onOpen }: FilterButtonProps) {
  return (trigger: TriggerProps) => {
    const press = () => {
      if (!trigger['aria-expanded']) onOpen?.()
      trigger.onClick()
    }
    return value === undefined ? (
      <Button
        {...trigger}
        onClick={press}
        variant="ghost"
        iconEnd={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
      >
        {label}
      </Button>
    ) : (
      <button type="button" {...trigger} onClick={press} className={styles.value}>
        {label}: {value}
      </button>
    )
  }
}
