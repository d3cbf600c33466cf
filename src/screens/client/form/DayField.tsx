import { useState } from 'react'
import { useText } from '../../../browser/text/useText'
import { isDayOver } from '../../../kit/isDayOver'
import { TextField, type TextFieldProps } from '../../../ui/fields/TextField'

/** A day by which something is to be done: one that is over is taken, with a warning. */
export function DayField({ value, ...props }: TextFieldProps & { value: string }) {
  const t = useText()
  const [now] = useState(() => new Date())
  const warning = isDayOver(value, now) ? t('screens.form.dayOver') : undefined
  return <TextField {...props} value={value} type="date" warning={warning} />
}
