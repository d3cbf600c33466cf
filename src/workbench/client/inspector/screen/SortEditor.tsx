import { useUnit } from 'effector-react'
import { SelectField } from '../../../../ui/fields/SelectField'
import { edited } from '../../changes/draft.model'
import { words } from '../../words'
import { Part } from '../Part'
import { labelOf, type ScreenProps } from './ScreenBody'

/** The order in which a list begins. */
export function SortEditor({ subject, row, say }: ScreenProps) {
  const edit = useUnit(edited)
  if (row.drawn.sorts.length === 0) return null
  return (
    <Part title={words.screen.sort}>
      <SelectField
        label={words.screen.sort}
        hideLabel
        value={row.block.sort ?? ''}
        options={[
          { value: '', label: words.screen.usualSort },
          ...row.drawn.sorts.flatMap((field) => [
            { value: field, label: words.screen.ascending(labelOf(row, field, say)) },
            { value: `-${field}`, label: words.screen.descending(labelOf(row, field, say)) },
          ]),
        ]}
        onValueChange={(value) => edit({ do: 'setScreen', of: subject, part: 'sort', value })}
      />
    </Part>
  )
}
