import { useUnit } from 'effector-react'
import type { Call } from '../../../../generated/facts/call'
import type { Screen, SearchFilter } from '../../../../generated/facts/screen'
import { FieldSet, type FieldSetProps } from '../../../ui/fields/FieldSet'
import { createFieldValues, questionFor, unnamedField } from './createFieldValues'
import { FilterBar } from './FilterBar'
import { FilterContext } from './FilterContext'
import styles from './FilterInput.module.css'

export interface FilterInputProps extends Omit<FieldSetProps, 'children' | 'role'> {
  value: readonly SearchFilter[]
  onChange: (value: readonly SearchFilter[]) => void
}

/** Makes an input for conditions on the rows of a screen, which are set as in its list: a rule. */
export function createFilterInput({ screen, list }: { screen: Screen; list: Call }) {
  const { $offered, $names, valuesFx } = createFieldValues(list)

  return function FilterInput({ value, onChange, ...look }: FilterInputProps) {
    const { offered, names, read } = useUnit({ offered: $offered, names: $names, read: valuesFx })
    const ask = (field: string) => void read(questionFor(field, { filters: value })).catch(noMatter)
    const unnamed = unnamedField(screen, value, names, offered)
    return (
      <FieldSet {...look}>
        <div className={styles.filters} ref={() => void (unnamed && ask(unnamed))}>
          <FilterContext value={{ screen, filters: value, choose: onChange, offered, names, ask }}>
            <FilterBar atHand={screen.bar} />
          </FilterContext>
        </div>
      </FieldSet>
    )
  }
}

/** What could not be read says the store; the same is asked again as the filter opens. */
const noMatter = () => undefined
