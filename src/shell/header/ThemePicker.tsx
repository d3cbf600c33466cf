import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/buttons/IconButton'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { themes, type Theme } from '../../ui/theme/theme'
import { $theme, themeChosen } from './theme.model'

interface ThemePickerProps {
  label: string
  nameOf: (theme: Theme) => string
  iconOf: (theme: Theme) => ReactNode
}

/** The theme menu, with the texts and icons of the product or of the workbench. */
export function ThemePicker({ label, nameOf, iconOf }: ThemePickerProps) {
  const { current, choose } = useUnit({ current: $theme, choose: themeChosen })
  return (
    <MenuButton
      label={label}
      selection="single"
      placement="bottom end"
      items={themes.map((id) => ({
        id,
        label: nameOf(id),
        icon: iconOf(id),
        isChecked: id === current,
      }))}
      onAction={(chosen) => {
        const theme = themes.find((id) => id === chosen)
        if (theme) choose(theme)
      }}
    >
      {(trigger) => <IconButton {...trigger} label={label} icon={iconOf(current)} />}
    </MenuButton>
  )
}
