import { useState } from 'react'
import { TextField } from '../../../../ui/fields/TextField'

export interface FrameFieldProps {
  label: string
  frames: number
  fps: number
  disabled?: boolean
  onChange: (frames: number) => void
}

/** A number of frames, as seconds with a hundredth. */
export function FrameField({ label, frames, fps, disabled, onChange }: FrameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const finish = () => {
    const seconds = Number((typed ?? '').replace(',', '.'))
    if (typed !== null && typed.trim() !== '' && Number.isFinite(seconds))
      onChange(Math.round(seconds * fps))
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? (frames / fps).toFixed(2)}
      onValueChange={setTyped}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
