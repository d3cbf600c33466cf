import { useUnit } from 'effector-react'
import { can } from '../../../../access/can'
import { href, routes } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { navigateFx } from '../../../../browser/location'
import type { HeadProps } from '../../../../screens/client'
import { $world } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'

/** Leads to the form in which somebody else is asked for files. */
export function RequestFiles({ place }: HeadProps) {
  const t = useText()
  const { goTo, world } = useUnit({ goTo: navigateFx, world: $world })
  if (place === 'empty' || !can(routes['tasks.file.all'].access, world)) return null
  return (
    <Button
      icon={<Icon name="fileRequest" />}
      onClick={() => void goTo({ to: `${href('tasks.file.all')}?new` })}
    >
      {t('files.request')}
    </Button>
  )
}
