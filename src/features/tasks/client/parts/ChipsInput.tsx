import type { ListRecordingTasksRow } from '../../../../../generated/facts/features/tasks'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { Checklist } from '../../../../ui/fields/Checklist'
import { retakeChips } from '../../task'

type Props = Pick<
  InputPartProps<ListRecordingTasksRow>,
  'value' | 'onChange' | 'onBlur' | 'control'
>

/** What should change in the next take; each one becomes a line of its checklist. */
export function ChipsInput({ value, onChange, onBlur, control }: Props) {
  const t = useText()
  const options = retakeChips.map((chip) => ({
    value: chip,
    label: t(`tasks.chip.${chip}`),
  }))
  return (
    <Checklist
      {...{ ...control, options, onBlur }}
      checked={(value ?? []) as readonly string[]}
      onCheckedChange={onChange}
    />
  )
}
