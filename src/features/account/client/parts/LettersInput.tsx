import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { Checklist } from '../../../../ui/fields/Checklist'
import { letterKinds } from '../../../notifications/letterKinds'

/** Of what letters are written to this person. */
export function LettersInput({ value, onChange, onBlur, control }: InputPartProps<object>) {
  const t = useText()
  const options = letterKinds.map((kind) => ({
    value: kind,
    label: t(`notifications.letter.${kind}`),
  }))
  return (
    <Checklist
      {...{ ...control, options, onBlur }}
      checked={(value ?? []) as readonly string[]}
      onCheckedChange={onChange}
    />
  )
}
