import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Icon } from '../../../../ui/icons/Icon'

export function LettersLink() {
  const t = useText()
  return (
    <div>
      <ScreenButton to={href('super-admin.letters')} iconEnd={<Icon name="chevronRight" />}>
        {t('adminActions.show')}
      </ScreenButton>
    </div>
  )
}
