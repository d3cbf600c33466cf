import { useUnit } from 'effector-react'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { useSay } from '../cells/useSay'
import { fieldLabel } from '../own/ownScreen'
import { useList } from './ListContext'

/** By which field the rows are ordered, and which way. */
export function SortButton() {
  const say = useSay()
  const { list } = useList()
  const { screen } = list
  const { sort, choose } = useUnit({
    sort: list.place.$sort,
    choose: list.place.sortChosen,
  })
  const { field, desc } = sort
  const labelOf = (name: string) => fieldLabel(screen, name, say)
  return (
    <MenuButton
      label={say('screens.list.sort')}
      selection="single"
      placement="bottom end"
      sections={[
        {
          id: 'field',
          title: say('screens.list.sort'),
          items: screen.sorts.map((name) => ({
            id: `by ${name}`,
            label: labelOf(name),
            isChecked: name === field,
          })),
        },
        {
          id: 'direction',
          items: [
            { id: 'up', label: say('screens.list.sort.up'), isChecked: !desc },
            { id: 'down', label: say('screens.list.sort.down'), isChecked: desc },
          ],
        },
      ]}
      onAction={(id) =>
        choose(
          id.startsWith('by ')
            ? { field: id.slice(3), desc: false }
            : { field, desc: id === 'down' },
        )
      }
    >
      {(trigger) => (
        <Button {...trigger} variant="ghost" icon={<Icon name={desc ? 'sort' : 'sortUp'} />}>
          {labelOf(field)}
        </Button>
      )}
    </MenuButton>
  )
}
