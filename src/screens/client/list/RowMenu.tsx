import { useUnit } from 'effector-react'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon, isIconName } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { Action } from '../../../../generated/facts/screen'
import { nameOf } from '../cells/valueText'
import { useSay } from '../cells/useSay'
import type { Row } from '../row'
import { allows } from './acts'
import { useList } from './ListContext'

interface RowMenuProps {
  row: Row
  tabIndex: 0 | -1
  variant?: 'ghost' | 'secondary'
}

/** What may be done with one row. Where nothing may, there is no menu. */
export function RowMenu({ row, tabIndex, variant = 'ghost' }: RowMenuProps) {
  const say = useSay()
  const { list } = useList()
  const { actions, act } = useUnit({
    actions: list.actions.$actions,
    act: list.actions.actionAsked,
  })
  const offered = actions.filter((action) => allows(row, action))
  if (offered.length === 0) return null
  const label = say('screens.list.more', { name: nameOf(list.screen, row) })
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      items={offered.map((action) => ({
        id: action.id,
        label: say(action.label),
        icon: <ActionIcon action={action} />,
        isDanger: action.confirm !== undefined,
      }))}
      onAction={(id) => act({ action: id, selection: { ids: [list.rows.idOf(row)] } })}
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
export function ActionIcon({ action: { id, icon = id, confirm } }: { action: Action }) {
  const plain = confirm ? 'trash' : 'check'
  return <Icon name={isIconName(icon) ? icon : plain} />
}
