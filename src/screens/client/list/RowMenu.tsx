import { useUnit } from 'effector-react'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Kbd } from '../../../ui/labels/Kbd'
import { Icon, isIconName } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { MenuItemValue } from '../../../ui/overlay/menuItems'
import type { Action } from '../../../../generated/facts/screen'
import { nameOf } from '../cells/valueText'
import { useSay } from '../cells/useSay'
import type { Row } from '../row'
import { allows, deletingAction, isHarmful } from './acts'
import { useList } from './ListContext'

interface RowMenuProps {
  row: Row
  tabIndex: 0 | -1
  variant?: 'ghost' | 'secondary' | 'media'
  /** What else may be done with it, before the actions of the screen, and without some of these. */
  more?: readonly OwnItem[]
  without?: readonly string[]
}

export interface OwnItem extends MenuItemValue {
  onChosen: () => void
}

/** What may be done with one row. Where nothing may, there is no menu. */
export function RowMenu(props: RowMenuProps) {
  const { row, tabIndex, variant = 'ghost', more = [], without = [] } = props
  const say = useSay()
  const { list } = useList()
  const { actions, act } = useUnit({
    actions: list.actions.$actions,
    act: list.actions.actionAsked,
  })
  const offered = actions.filter((action) => allows(row, action) && !without.includes(action.id))
  if (offered.length + more.length === 0) return null
  const deleting = deletingAction(actions, row.trashed !== undefined)
  const label = say('screens.list.more', { name: nameOf(list.screen, row) })
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      items={[
        ...more,
        ...offered.map((action) => ({
          id: action.id,
          label: say(action.label),
          icon: <ActionIcon action={action} />,
          end: action === deleting && <Kbd>Del</Kbd>,
          isDanger: isHarmful(action),
        })),
      ]}
      onAction={(id) => {
        const own = more.find((item) => item.id === id)
        if (own) own.onChosen()
        else act({ action: id, selection: { ids: [list.rows.idOf(row)] } })
      }}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          size="sm"
          variant={variant}
          tabIndex={tabIndex}
          label={label}
          tip={false}
          icon={<Icon name="more" />}
        />
      )}
    </MenuButton>
  )
}

/** The icon that the screen names, or else the one called like the action. */
export function ActionIcon({ action }: { action: Action }) {
  const { id, icon = id } = action
  const plain = isHarmful(action) ? 'trash' : 'check'
  return <Icon name={isIconName(icon) ? icon : plain} />
}
