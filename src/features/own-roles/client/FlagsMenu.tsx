import { useUnit } from 'effector-react'
import type { FlagId } from '../../../../generated/facts/flags'
import { useText } from '../../../browser/text/useText'
import { $flags } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'

export interface FlagsMenuProps {
  /** Flags that are looked at otherwise than they are. */
  changed: Readonly<Partial<Record<FlagId, boolean>>>
  onChange: (changed: Readonly<Partial<Record<FlagId, boolean>>>) => void
}

/** What the menu would be if the organization had something else switched on. */
export function FlagsMenu({ changed, onChange }: FlagsMenuProps) {
  const t = useText()
  const flags = useUnit($flags)
  const ids = Object.keys(flags) as FlagId[]
  const isOn = (id: FlagId) => changed[id] ?? flags[id]
  const others = ids.filter((id) => isOn(id) !== flags[id])
  const [first] = others
  const said = (id: FlagId) =>
    t(isOn(id) ? 'ownRoles.preview.flagOn' : 'ownRoles.preview.flagOff', {
      flag: t(`ownRoles.preview.flag.${id}`),
    })
  const label =
    first === undefined
      ? t('ownRoles.preview.flagsNow')
      : others.length === 1
        ? said(first)
        : t('ownRoles.preview.flagsOther', { count: others.length })
  return (
    <MenuButton
      label={t('ownRoles.preview.flags')}
      selection="multiple"
      items={ids.map((id) => ({
        id,
        label: t(`ownRoles.preview.flag.${id}`),
        isChecked: isOn(id),
      }))}
      onAction={(id) => onChange({ ...changed, [id]: !isOn(id as FlagId) })}
    >
      {(trigger) => (
        <Button {...trigger} variant="ghost" iconEnd={<Icon name="chevronDown" />}>
          {label}
        </Button>
      )}
    </MenuButton>
  )
}
