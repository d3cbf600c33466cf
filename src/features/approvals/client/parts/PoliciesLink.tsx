import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'

export function PoliciesLink() {
  const t = useText()
  return (
    <LinkButton href={href('approvals.policies')} icon={<Icon name="approval" />}>
      {t('approvals.policies')}
    </LinkButton>
  )
}
