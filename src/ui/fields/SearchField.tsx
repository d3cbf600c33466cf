import { useRef, type KeyboardEvent } from 'react'
import { Search, X } from 'lucide-react'
import { TextField, type TextFieldProps } from './TextField'
import styles from './SearchField.module.css'

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'ref'> {
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
}

/**
 * A search field with a magnifier and a clear button; Escape clears it too. The label is visually
 * hidden.
 */
export function SearchField({ value, onValueChange, clearLabel, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event)
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      hideLabel
      placeholder={field.label}
      {...field}
      ref={input}
      type="search"
      value={value}
      onValueChange={onValueChange}
      onKeyDown={keyDown}
      icon={<Search size={16} strokeWidth={1.75} aria-hidden />}
      end={
        value !== '' && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <X size={14} strokeWidth={2} aria-hidden />
          </button>
        )
      }
    />
  )
}
