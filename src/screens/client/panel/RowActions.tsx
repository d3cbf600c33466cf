import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { can } from '../../../access/can'
import { $world } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { isIconName } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { FormModel } from '../form/createFormModel'
import { say } from '../form/words'
import { isHarmful } from '../list/acts'
import type { OwnItem } from '../list/RowMenu'
import { valueIn, type Row } from '../row'

interface RowActionsProps {
  form: FormModel
  row: Row
  /** What else may be done with it, before the actions of the screen. */
  more?: readonly OwnItem[]
}

/** What may be done with the row, as in its list. */
export function RowActions({ form, row, more = [] }: RowActionsProps) {
  const t = useText()
  const act = useUnit(form.rows.actionAsked)
  const { actions, key } = form.screen
  const items = actions
    .filter(({ may }) => row.may.includes(may))
    .map((action) => ({
      id: action.id,
      label: say(t, action.label),
      icon: action.icon && isIconName(action.icon) && <Icon name={action.icon} />,
      isDanger: isHarmful(action),
    }))
  if (items.length + more.length === 0) return <CopyButton {...{ form, row }} />
  return (
    <>
      <CopyButton {...{ form, row }} />
      <MenuButton
        label={t('screens.panel.more')}
        items={[...more, ...items]}
        placement="bottom end"
        onAction={(action) => {
          const own = more.find(({ id }) => id === action)
          if (own) own.onChosen()
          else act({ action, selection: { ids: [String(valueIn(row, key))] } })
        }}
      >
        {(trigger) => (
          <IconButton {...trigger} label={t('screens.panel.more')} icon={<Icon name="more" />} />
        )}
      </MenuButton>
    </>
  )
}

/** Another one like it, to be changed before it is there. */
function CopyButton({ form, row }: { form: FormModel; row: Row }) {
  const t = useText()
  const { world, copy } = useUnit({ world: $world, copy: form.copyMade })
  const { screen, createAccess } = form
  if (!screen.canCopy || !createAccess || !can(createAccess, world)) return null
  const name = t('screens.panel.copyOf', { name: String(valueIn(row, screen.name) ?? '') })
  return (
    <Button variant="ghost" icon={<Icon name="copy" />} onClick={() => copy(name)}>
      {t('screens.panel.copy')}
    </Button>
  )
}
