import type {
  FileRequest,
  ListFileRequestsRow,
} from '../../../../../generated/facts/features/file-requests'
import { useText } from '../../../../browser/text/useText'
import type { InputPartProps } from '../../../../screens/client'
import { Checklist } from '../../../../ui/fields/Checklist'
import { fileKinds } from '../../../files/file'

type Props = Pick<InputPartProps<ListFileRequestsRow>, 'value' | 'onChange' | 'onBlur' | 'control'>

/** Of which kinds the files are; none: whatever Files takes. */
export function KindsInput({ value, onChange, onBlur, control }: Props) {
  const t = useText()
  const options = fileKinds.map((kind) => ({
    value: kind,
    label: t(`fileRequests.allFileRequests.value.kinds.${kind}`),
  }))
  return (
    <Checklist
      {...{ ...control, options, onBlur }}
      checked={(value ?? []) as FileRequest['kinds']}
      onCheckedChange={onChange}
    />
  )
}
