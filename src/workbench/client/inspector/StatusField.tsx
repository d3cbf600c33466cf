import { useState } from 'react'
import { TextField } from '../../../ui/fields/TextField'
import { words } from '../words'
import { readNumbers } from './condition'

export interface StatusFieldProps {
  status: readonly number[]
  onChange: (status: readonly number[]) => void
}

/** Status numbers with commas. What is typed stays as typed; what it means is told at once. */
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
