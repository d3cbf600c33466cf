import { useUnit } from 'effector-react'
import { $theme, themeChosen } from '../../shell/header/theme.model'
import { IconButton } from '../../ui/static/IconButton'
import { MenuButton } from '../../ui/static/MenuButton'
import { themes } from '../../ui/theme/theme'
import { WorkbenchIcon } from './WorkbenchIcon'
import { words } from './words'

export function ThemeMenu() {
  const { current, choose } = useUnit({ current: $theme, choose: themeChosen })
  return (
    <MenuButton
      label={words.theme.label}
      selection="single"
      placement="bottom end"
      items={themes.map((id) => ({
        id,
        label: words.theme[id],
        icon: <WorkbenchIcon name={id} />,
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
          label={words.theme.label}
          icon={<WorkbenchIcon name={current} />}
        />
      )}
    </MenuButton>
  )
}
