import { useUnit } from 'effector-react'
import type { ListProgramsRow } from '../../../../generated/facts/features/programs'
import { routes } from '../../../../generated/facts/routes'
import { can } from '../../../access/can'
import { navigateFx } from '../../../browser/location'
import { useText } from '../../../browser/text/useText'
import type { OwnItem } from '../../../screens/client'
import { $world } from '../../../session/client'
import { Icon } from '../../../ui/icons/Icon'
import { sentProgram } from '../sentProgram'
import { sharedProgram } from '../sharedProgram'
import { linkAsked } from './published.model'

/** How a published program reaches people. */
export function usePublishedActs(program: ListProgramsRow | null): readonly OwnItem[] {
  const t = useText()
  const { world, goTo, copyLink } = useUnit({
    world: $world,
    goTo: navigateFx,
    copyLink: linkAsked,
  })
  if (program?.state !== 'published') return []
  const { programId, may } = program
  return [
    ...(may.includes('publish')
      ? [
          {
            id: 'send',
            label: t('programs.link.send'),
            icon: <Icon name="resend" />,
            onChosen: () => void goTo({ to: sentProgram(programId) }),
          },
        ]
      : []),
    ...(can(routes['sharing.pages'].access, world)
      ? [
          {
            id: 'share',
            label: t('programs.share'),
            icon: <Icon name="sharePage" />,
            onChosen: () => void goTo({ to: sharedProgram(programId) }),
          },
        ]
      : []),
    {
      id: 'copyLink',
      label: t('programs.link.copy'),
      icon: <Icon name="link" />,
      onChosen: () => copyLink(programId),
    },
  ]
}
