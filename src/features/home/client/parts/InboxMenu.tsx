import { useUnit } from 'effector-react'
import type { ListInboxRow } from '../../../../../generated/facts/features/home'
import { useText } from '../../../../browser/text/useText'
import { RowMenu, type CellProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import '../home.model'
import { linkAsked, playAsked } from '../link.model'

/** What may be done with a program in the inbox. */
export function InboxMenu({ row, tabIndex, isCard = false }: CellProps<ListInboxRow>) {
  const t = useText()
  const { play, copyLink } = useUnit({ play: playAsked, copyLink: linkAsked })
  return (
    <RowMenu
      row={row}
      tabIndex={tabIndex}
      variant={isCard ? 'media' : 'ghost'}
      more={[
        {
          id: 'play',
          label: t('home.play'),
          icon: <Icon name="play" />,
          onChosen: () => play(row.programId),
        },
        {
          id: 'copyLink',
          label: t('home.link.copy'),
          icon: <Icon name="link" />,
          onChosen: () => copyLink(row.programId),
        },
      ]}
    />
  )
}
