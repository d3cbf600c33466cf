import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Kbd } from '../../../ui/labels/Kbd'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { TextKey } from '../../../../generated/facts/text'
import { clipActionChosen } from './acts.model'
import type { Card } from './card'
import { actsOn, type ClipAct } from './clipActs'

interface ClipMenuProps {
  card: Card
  tabIndex: number
  variant: 'media' | 'ghost'
}

const looks: Record<ClipAct, { text: TextKey; icon: IconName; key?: string; isDanger?: boolean }> =
  {
    open: { text: 'footage.open', icon: 'play' },
    rename: { text: 'footage.rename.act', icon: 'edit', key: 'F2' },
    retry: { text: 'footage.retry', icon: 'retry' },
    retryUpload: { text: 'footage.retry', icon: 'retry' },
    cancelUpload: { text: 'media.upload.cancel.short', icon: 'close' },
    restore: { text: 'footage.restore.act', icon: 'undo' },
    trash: { text: 'footage.trash.act', icon: 'trash', key: 'Del', isDanger: true },
  }

/** The actions for one clip. A person who may do nothing with it gets no menu. */
export function ClipMenu({ card, tabIndex, variant }: ClipMenuProps) {
  const t = useText()
  const act = useUnit(clipActionChosen)
  const acts = actsOn(card)
  if (acts.length === 0) return null
  return (
    <MenuButton
      label={t('footage.more', { title: card.title })}
      placement="bottom end"
      items={acts.map((id) => ({
        id,
        label: t(looks[id].text),
        icon: <Icon name={looks[id].icon} />,
        end: looks[id].key && <Kbd>{looks[id].key}</Kbd>,
        isDanger: looks[id].isDanger,
      }))}
      onAction={(id) => act({ act: id as ClipAct, cardId: card.id })}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          size="sm"
          variant={variant}
          tabIndex={tabIndex}
          label={t('footage.more', { title: card.title })}
          tip={false}
          icon={<Icon name="more" />}
        />
      )}
    </MenuButton>
  )
}
