import { useText } from '../../browser/text/useText'
import { ShellIcon, type ShellIconName } from '../../ui/icons/ShellIcon'
import type { Theme } from '../../ui/theme/theme'
import { ThemePicker } from './ThemePicker'

const icons: Record<Theme, ShellIconName> = { system: 'monitor', light: 'sun', dark: 'moon' }
const iconOf = (theme: Theme) => <ShellIcon name={icons[theme]} />

export function ThemeMenu() {
  const t = useText()
  return (
    <ThemePicker
      label={t('shell.theme')}
      nameOf={(theme) => t(`shell.theme.${theme}`)}
      iconOf={iconOf}
    />
  )
}
