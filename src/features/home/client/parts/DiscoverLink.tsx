import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Icon } from '../../../../ui/icons/Icon'

export function DiscoverLink() {
  const t = useText()
  return (
    <ScreenButton to={href('home.discover')} icon={<Icon name="channel" />}>
      {t('home.discover')}
    </ScreenButton>
  )
}
