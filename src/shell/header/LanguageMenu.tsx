import { useUnit } from 'effector-react'
import { languages } from '../../../generated/facts/app'
import { $language, languageChosen } from '../../browser/text/text.model'
import { useText } from '../../browser/text/useText'
import { IconButton } from '../../ui/buttons/IconButton'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { ShellIcon } from '../../ui/icons/ShellIcon'

export function LanguageMenu() {
  const t = useText()
  const { current, choose } = useUnit({ current: $language, choose: languageChosen })
  return (
    <MenuButton
      label={t('shell.language')}
      selection="single"
      placement="bottom end"
      items={languages.map(({ id, name }) => ({ id, label: name, isChecked: id === current }))}
      onAction={(chosen) => {
        const language = languages.find(({ id }) => id === chosen)
        if (language) choose(language.id)
      }}
    >
      {(trigger) => (
        <IconButton {...trigger} label={t('shell.language')} icon={<ShellIcon name="language" />} />
      )}
    </MenuButton>
  )
}
