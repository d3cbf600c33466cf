import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Icon } from '../../../../ui/icons/Icon'

export function PoliciesLink() {
  const t = useText()
  return (
    <ScreenButton to={href('approvals.policies')} icon={<Icon name="approval" />}>
      {t('approvals.policies')}
    </ScreenButton>
  )
}
