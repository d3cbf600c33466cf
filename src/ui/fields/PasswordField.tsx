import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField'
import styles from './PasswordField.module.css'
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showText: string
  hideText: string
}
/** A password field that can show its text. Pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ showText, hideText, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      onClick={() => setShown(!isShown)}
      disabled={field.disabled}
    >
      {isShown ? hideText : showText}
    </button>
  )
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  )
}
