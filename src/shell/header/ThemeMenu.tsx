import { useUnit } from 'effector-react'
import { useText } from '../../browser/text/useText'
import { IconButton } from '../../ui/static/IconButton'
import { MenuButton } from '../../ui/static/MenuButton'
import { ShellIcon, type ShellIconName } from '../../ui/static/ShellIcon'
import { themes, type Theme } from '../../ui/theme/theme'
import { $theme, themeChosen } from './theme.model'

const icons: Record<Theme, ShellIconName> = { system: 'monitor', light: 'sun', dark: 'moon' }

export function ThemeMenu() {
  const t = useText()
  const { current, choose } = useUnit({ current: $theme, choose: themeChosen })
  return (
    <MenuButton
      label={t('shell.theme')}
      selection="single"
      placement="bottom end"
      items={themes.map((id) => ({
        id,
        label: t(`shell.theme.${id}`),
        icon: <ShellIcon name={icons[id]} />,
        isChecked: id === current,
      }))}
      onAction={(chosen) => {
        const theme = themes.find((id) => id === chosen)
        if (theme) choose(theme)
      }}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          label={t('shell.theme')}
          icon={<ShellIcon name={icons[current]} />}
        />
      )}
    </MenuButton>
  )
}
