import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { Icon } from '../../../ui/icons/Icon'
import { youtube } from './youtube.model'

/** Programs are sent from where they stand. */
export function ChooseProgram() {
  const t = useText()
  const view = useUnit(youtube.$view)
  if (!view?.maySend) return null
  return (
    <ScreenButton to={href('programs.list')} icon={<Icon name="program" />}>
      {t('integrations.youtube.choose')}
    </ScreenButton>
  )
}
