import { useUnit } from 'effector-react'
import { listContacts } from '../../../../../generated/facts/features/contacts'
import type { SearchFilter } from '../../../../../generated/facts/screen'
import { screen } from '../../../../../generated/facts/screens/contacts'
import { useText } from '../../../../browser/text/useText'
import { createFilterInput, type InputPartProps } from '../../../../screens/client'
import { $ruleCount } from '../ruleCount.model'

const FilterInput = createFilterInput({ screen, list: listContacts })

/** The rule of a list: the same conditions as in the list of contacts, and how many match them. */
export function RuleInput({
  value,
  onChange,
  control,
}: Pick<InputPartProps, 'value' | 'onChange' | 'control'>) {
  const t = useText()
  const matching = useUnit($ruleCount)
  const rule = (value ?? []) as readonly SearchFilter[]
  const matches =
    matching &&
    t(matching.isFloor ? 'contacts.rule.matchesMore' : 'contacts.rule.matches', {
      count: matching.count,
    })
  return (
    <FilterInput
      {...control}
      hint={matches}
      warning={
        rule.length === 0 && (
          <>
            {t('contacts.rule.everybody')} {matches}
          </>
        )
      }
      value={rule}
      onChange={onChange}
    />
  )
}
