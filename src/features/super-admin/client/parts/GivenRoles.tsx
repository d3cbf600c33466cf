import { useUnit } from 'effector-react'
import type { ListAccountsRow } from '../../../../../generated/facts/features/super-admin'
import type { Ref } from '../../../../../generated/facts/features/screens'
import { OptionPicker, type InputPartProps } from '../../../../screens/client'
import { $customerId } from '../../../../session/client'
import { everyRole, rolesElsewhere } from '../givenRoles'

type Props = Pick<
  InputPartProps<ListAccountsRow>,
  'value' | 'onChange' | 'onBlur' | 'fields' | 'control'
>

/** The roles that may be given in the chosen customer: that of staff in their own alone. */
export function GivenRoles({ value, onChange, onBlur, fields, control }: Props) {
  const own = useUnit($customerId)
  const customer = fields['customer'] as Ref | null | undefined
  return (
    <OptionPicker
      list={customer?.id === own ? everyRole : rolesElsewhere}
      picked={(value ?? []) as readonly Ref[]}
      look={control}
      onPickedChange={onChange}
      onBlur={onBlur}
    />
  )
}
