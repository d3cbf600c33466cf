import { useState } from 'react'
import { TextField } from '../../../ui/fields/TextField'
import { words } from '../words'
import { readNumbers } from './condition'

export interface StatusFieldProps {
  status: readonly number[]
  onChange: (status: readonly number[]) => void
}

/**
 * HTTP statuses, separated by commas. The typed text is kept; the numbers are reported on every
 * change.
 */
export function StatusField({ status, onChange }: StatusFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={words.rule.status}
      hint={words.rule.statusHint}
      inputMode="numeric"
      value={typed ?? status.join(', ')}
      onBlur={() => setTyped(null)}
      onValueChange={(text) => {
        setTyped(text)
        onChange(readNumbers(text))
      }}
    />
  )
}
