import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'

export function LettersLink() {
  const t = useText()
  return (
    <div>
      <LinkButton href={href('super-admin.letters')} iconEnd={<Icon name="chevronRight" />}>
        {t('adminActions.show')}
      </LinkButton>
    </div>
  )
}
