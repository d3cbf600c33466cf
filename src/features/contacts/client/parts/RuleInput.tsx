import { listContacts } from '../../../../../generated/facts/features/contacts'
import type { SearchFilter } from '../../../../../generated/facts/screen'
import { screen } from '../../../../../generated/facts/screens/contacts'
import { createFilterInput, type InputPartProps } from '../../../../screens/client'

const FilterInput = createFilterInput({ screen, list: listContacts })

/** The rule of a list: the same conditions as in the list of contacts. */
export function RuleInput({
  value,
  onChange,
  control,
}: Pick<InputPartProps, 'value' | 'onChange' | 'control'>) {
  return (
    <FilterInput
      {...control}
      value={(value ?? []) as readonly SearchFilter[]}
      onChange={onChange}
    />
  )
}
