import { ThemePicker } from '../../shell/header/ThemePicker'
import type { Theme } from '../../ui/theme/theme'
import { WorkbenchIcon } from './WorkbenchIcon'
import { words } from './words'

const iconOf = (theme: Theme) => <WorkbenchIcon name={theme} />

export function ThemeMenu() {
  return (
    <ThemePicker label={words.theme.label} nameOf={(theme) => words.theme[theme]} iconOf={iconOf} />
  )
}
