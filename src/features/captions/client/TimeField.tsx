import { useState } from 'react'
import { TextField } from '../../../ui/fields/TextField'
import { readTime, timeText } from '../timeText'

interface TimeFieldProps {
  label: string
  ms: number
  onChange: (ms: number) => void
}

/** A time that is typed; what is none is marked, and forgotten when the field is left. */
export function TimeField({ label, ms, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? ms : readTime(typed)
  const leave = () => {
    if (read !== undefined && read !== ms) onChange(read)
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      value={typed ?? timeText(ms)}
      aria-invalid={read === undefined || undefined}
      inputMode="decimal"
      onValueChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
