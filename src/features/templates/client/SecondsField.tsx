import { useState } from 'react'
import { useText } from '../../../browser/text/useText'
import { TextField } from '../../../ui/fields/TextField'
import styles from './Story.module.css'

export interface SecondsFieldProps {
  label: string
  valueMs: number | undefined
  error?: string | undefined
  onChange: (valueMs: number) => void
}

const leastMs = 500
const mostMs = 600_000

/** Seconds with a tenth; what is too short or too long becomes the nearest length that is not. */
export function SecondsField({ label, valueMs, error, onChange }: SecondsFieldProps) {
  const t = useText()
  const shown = valueMs === undefined ? '' : String(valueMs / 1_000)
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    const seconds = Number((typed ?? '').replace(',', '.'))
    if (typed !== null && typed.trim() !== '' && Number.isFinite(seconds))
      onChange(Math.min(mostMs, Math.max(leastMs, Math.round(seconds * 10) * 100)))
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      error={error}
      inputMode="decimal"
      value={typed ?? shown}
      end={<span className={styles.unit}>{t('templates.part.s')}</span>}
      onValueChange={setTyped}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
